import { Button } from '#components/Button/Button.tsx';
import { radius, space } from '#components/theme/tokens.ts';
import preview from '../preview.tsx';
import * as pageCss from './Page.css.ts';
import { inPixels, Page, Section } from './Page.tsx';
import * as css from './SpaceAndShape.css.ts';

const radii: Record<keyof typeof radius, string> = {
  small: 'Tags, code',
  medium: 'Panels, fields, buttons',
  round: 'The bar, the avatar',
};

const levels = {
  ground: 'The page lies on the ground.',
  surface: 'A panel is raised by its paper and a hairline. Nothing casts a shadow.',
  sunken: 'A well holds code, or the track of a bar.',
};

function SpaceAndShapePage() {
  return (
    <Page title="Space and shape" lead="A grid of 4 px, few radii, hairlines instead of shadows.">
      <Section title="Space" text="Small steps inside a component, large ones between them.">
        <ul role="list" className={css.spaces}>
          {Object.entries(space).map(([name, value]) => (
            <li key={name} className={css.space}>
              <p>
                <strong className={pageCss.name}>{name}</strong>{' '}
                <span className={pageCss.value}>
                  {value}, {inPixels(value)}
                </span>
              </p>
              <div className={css.length} style={{ inlineSize: value }} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Corners">
        <ul role="list" className={css.shapes}>
          {(Object.keys(radii) as (keyof typeof radii)[]).map((name) => (
            <li key={name} className={css.shape}>
              <div
                className={css.corner}
                style={{ borderRadius: radius[name] }}
                aria-hidden="true"
              />
              <p>
                <strong className={pageCss.name}>{name}</strong>
                <br />
                {radii[name]}
                <br />
                <span className={pageCss.value}>{radius[name]}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Levels" text="Three, and no cards inside cards.">
        <div className={css.levels}>
          {Object.entries(levels).map(([name, text]) => (
            <div key={name} className={css.level} data-level={name}>
              <p className={pageCss.name}>{name}</p>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Targets"
        text="Every button and field is at least 44 px high, and grows with its text."
      >
        <div>
          <Button>Start My Onboarding Journey</Button>
        </div>
      </Section>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Space and shape',
  component: SpaceAndShapePage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'page'],
});

export const SpaceAndShape = meta.story({ name: 'Space and shape' });

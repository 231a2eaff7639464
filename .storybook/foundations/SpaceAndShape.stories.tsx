import { Button } from '#components/Button/Button.tsx';
import { radius, space } from '#components/theme/tokens.ts';
import preview from '../preview.tsx';
import * as pageCss from './Page.css.ts';
import { inBothUnits, Page, Section, Token, Tokens } from './Page.tsx';
import * as css from './SpaceAndShape.css.ts';

const radii = {
  small: { value: radius.small, use: 'Tags, code' },
  medium: { value: radius.medium, use: 'Panels, fields, buttons' },
  round: { value: radius.round, use: 'The bar, the avatar' },
} satisfies Record<keyof typeof radius, object>;

const levels = {
  ground: 'The page lies on the ground.',
  surface: 'A panel is raised by its paper and a hairline. Nothing casts a shadow.',
  sunken: 'A well holds code, or the track of a bar.',
};

function SpaceAndShapePage() {
  return (
    <Page title="Space and shape" lead="A grid of 4 px, few radii, hairlines instead of shadows.">
      <Section title="Space" text="Small steps inside a component, large ones between them.">
        <Tokens layout="lines">
          {Object.entries(space).map(([name, value]) => (
            <Token key={name} name={name} value={inBothUnits(value)}>
              <div className={css.length} style={{ inlineSize: value }} aria-hidden="true" />
            </Token>
          ))}
        </Tokens>
      </Section>
      <Section title="Corners">
        <Tokens layout="grid">
          {Object.entries(radii).map(([name, { value, use }]) => (
            <Token key={name} name={name} value={value} use={use}>
              <div className={css.corner} style={{ borderRadius: value }} aria-hidden="true" />
            </Token>
          ))}
        </Tokens>
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

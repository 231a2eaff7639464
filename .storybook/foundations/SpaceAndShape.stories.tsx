import { radius, space } from '#components/theme/tokens.ts';
import { inBothUnits, Page, Section, Token, Tokens } from '../page/Page.tsx';
import preview from '../preview.tsx';
import * as css from './SpaceAndShape.css.ts';

const radii = {
  small: { value: radius.small, use: 'Tags, code' },
  medium: { value: radius.medium, use: 'Panels, fields, buttons' },
  round: { value: radius.round, use: 'The bar, the avatar' },
} satisfies Record<keyof typeof radius, object>;

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
      <Section
        title="Levels"
        text="Three, and no cards inside cards: the ground, a panel raised by its paper and a hairline, a well for code or the track of a bar."
      />
      <Section
        title="Targets"
        text="Every button and field is at least 44 px high, and grows with its text."
      />
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

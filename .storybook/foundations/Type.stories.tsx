import { fontSize, fontWeight } from '#components/theme/tokens.ts';
import { inBothUnits, Page, Section, Token, Tokens } from '../page/Page.tsx';
import preview from '../preview.tsx';
import * as css from './Type.css.ts';

const { regular, medium, bold } = fontWeight;

const sizes = {
  small: { size: fontSize.small, weight: regular, use: 'Counts, tags, the footer' },
  body: { size: fontSize.body, weight: regular, use: 'What is read' },
  lead: { size: fontSize.lead, weight: bold, use: 'Titles of panels' },
  title: { size: fontSize.title, weight: bold, use: 'Titles of missions' },
  heading: { size: fontSize.heading, weight: bold, use: 'Titles of screens' },
  display: { size: fontSize.display, weight: bold, use: 'Titles of these pages' },
} satisfies Record<keyof typeof fontSize, object>;

const weights = {
  regular: { weight: regular, use: 'What is read' },
  medium: { weight: medium, use: 'Labels, tags, titles of missions in the list' },
  bold: { weight: bold, use: 'Headings, buttons, what is active' },
} satisfies Record<keyof typeof fontWeight, object>;

function TypePage() {
  return (
    <Page
      title="Type"
      lead="One family, Atkinson Hyperlegible Next, drawn so that no letter is taken for another. Il1, O0, rn and m stay apart."
    >
      <Section
        title="Scale"
        text="Each step is 1.2 times the one before, around 17 px of body text."
      >
        <Tokens layout="lines">
          {Object.entries(sizes).map(([name, { use, size, weight }]) => (
            <Token key={name} name={name} value={inBothUnits(size)}>
              <p className={css.sample} style={{ fontSize: size, fontWeight: weight }}>
                {use}
              </p>
            </Token>
          ))}
        </Tokens>
      </Section>
      <Section title="Weight" text="One variable font, three of its weights.">
        <Tokens layout="lines">
          {Object.entries(weights).map(([name, { use, weight }]) => (
            <Token key={name} name={name} value={weight}>
              <p className={css.sample} style={{ fontSize: fontSize.title, fontWeight: weight }}>
                {use}
              </p>
            </Token>
          ))}
        </Tokens>
      </Section>
      <Section
        title="Measure"
        text="A mission is set like a page of a book: a line holds about sixty-six characters, whatever the width of the screen. That is as far as the eye finds its way back to the next line without looking for it."
      />
      <Section
        title="Figures and code"
        text="Counts stand in figures of one width, so that nothing moves when they change. Code is set in the system’s own monospaced face."
      />
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Type',
  component: TypePage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'page'],
});

export const Type = meta.story({});

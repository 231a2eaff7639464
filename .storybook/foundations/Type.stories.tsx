import { Markdown } from '#components/Markdown/Markdown.tsx';
import { fontSize, fontWeight } from '#components/theme/tokens.ts';
import preview from '../preview.tsx';
import * as pageCss from './Page.css.ts';
import { inPixels, Page, Section } from './Page.tsx';
import * as css from './Type.css.ts';

const sizes: Record<keyof typeof fontSize, readonly [use: string, keyof typeof fontWeight]> = {
  small: ['Counts, tags, the footer', 'regular'],
  body: ['What is read', 'regular'],
  lead: ['Titles of panels', 'bold'],
  title: ['Titles of missions', 'bold'],
  heading: ['Titles of screens', 'bold'],
  display: ['Titles of these pages', 'bold'],
};

const weights: Record<keyof typeof fontWeight, string> = {
  regular: 'What is read',
  medium: 'Labels, tags, titles of missions in the list',
  bold: 'Headings, buttons, what is active',
};

const keysOf = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[];

function SizeSample({ name }: { name: keyof typeof fontSize }) {
  const size = fontSize[name];
  const [use, weight] = sizes[name];
  return (
    <li className={css.step}>
      <p className={css.scaleSample} style={{ fontSize: size, fontWeight: fontWeight[weight] }}>
        {use}
      </p>
      <p className={pageCss.value}>
        {name}, {size}, {inPixels(size)}
      </p>
    </li>
  );
}

const missionText = `Your plan is a path with marks along it. Each mark is a milestone, and each milestone holds a few missions: something to read, someone to meet, something to set up. Take them in the order that suits you.

A line of this text holds about sixty-six characters, whatever the width of the screen. That is as far as the eye finds its way back to the next line without looking for it.`;

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
        <ul role="list" className={css.list}>
          {keysOf(sizes).map((name) => (
            <SizeSample key={name} name={name} />
          ))}
        </ul>
      </Section>
      <Section title="Weight" text="One variable font, three of its weights.">
        <ul role="list" className={css.list}>
          {keysOf(fontWeight).map((name) => (
            <li key={name} className={css.step}>
              <p className={css.weightSample} style={{ fontWeight: fontWeight[name] }}>
                {weights[name]}
              </p>
              <p className={pageCss.value}>
                {name}, {fontWeight[name]}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Measure" text="A mission is set like a page of a book.">
        <div className={css.measure}>
          <Markdown text={missionText} topLevel={3} />
        </div>
      </Section>
      <Section
        title="Figures and code"
        text="Counts stand in figures of one width, so that nothing moves when they change. Code is set in the system’s own monospaced face."
      >
        <div className={css.figures}>
          <p className={css.counts}>
            <span>1/11 missions completed</span>
            <span>8/11 missions completed</span>
          </p>
          <p>
            <code className={css.code}>ssh-keygen -t ed25519</code>
          </p>
        </div>
      </Section>
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

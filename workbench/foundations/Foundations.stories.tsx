import { type CSSProperties, useState } from 'react';
import { vars } from '#components/theme/contract.css.ts';
import {
  duration,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '#components/theme/tokens.ts';
import { markdownLabels } from '#components/ui/samples.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button';
import { Markdown } from '#ui/Markdown';
import { Page, Table } from '../page/Page.tsx';
import { ColorPage } from './Color.tsx';
import { CopyValue } from './CopyValue.tsx';
import * as css from './Foundations.css.ts';
import voice from './voice.md?raw';

function Values<Name extends string>(props: {
  title: string;
  text: string;
  values: Readonly<Record<Name, string>>;
  uses?: Readonly<Record<Name, string>>;
  /** Styles that show the value, applied to the text in `uses` or to an empty box. */
  draw: (value: string) => CSSProperties;
}) {
  const { title, text, values, uses, draw } = props;
  const names = Object.keys(values) as Name[];
  return (
    <Table
      title={title}
      text={text}
      heads={['Name', 'Value', 'Use']}
      rows={names.map((name) => ({
        key: name,
        cells: [
          <CopyValue key="value" value={values[name]}>
            {inBothUnits(values[name])}
          </CopyValue>,
          <p key="use" className={css.value} style={draw(values[name])}>
            {uses?.[name]}
          </p>,
        ],
      }))}
    />
  );
}

const filled = { backgroundColor: vars.color.outline, forcedColorAdjust: 'none' } as const;

function inBothUnits(value: string): string {
  if (!value.endsWith('rem')) return value;
  return `${value}, ${Math.round(Number.parseFloat(value) * 16 * 10) / 10} px`;
}

function ValuesPage() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Page
      title="Type, space, motion"
      lead="One family, Atkinson Hyperlegible Next, drawn so that no letter is taken for another. A grid of 4 px, few radii, hairlines instead of shadows. Things move to show what has changed. Press a value to copy it."
    >
      <Values
        title="Sizes of text"
        text="Each step is 1.2 times the one before, around 17 px of body text. A line of a mission holds about 66 characters."
        values={fontSize}
        uses={{
          small: 'Counts, tags, the footer',
          body: 'What is read',
          lead: 'Titles of panels',
          title: 'Titles of missions',
          heading: 'Titles of screens',
          display: 'The title of the sign-in, titles of these pages',
        }}
        draw={(value) => ({ fontSize: value })}
      />
      <Values
        title="Weight"
        text="One variable font, three of its weights."
        values={fontWeight}
        uses={{
          regular: 'What is read',
          medium: 'Labels, tags, titles of missions in the list',
          bold: 'Headings, buttons, what is active',
        }}
        draw={(value) => ({ fontSize: fontSize.title, fontWeight: value })}
      />
      <Values
        title="Line height"
        text="As many times the size of the text."
        values={lineHeight}
        uses={{
          heading: 'Headings, the name in the header',
          control: 'Buttons, tags, rows of the list',
          text: 'Sentences of the screen, code',
          reading: 'Texts of missions',
        }}
        draw={(value) => ({ inlineSize: '8rem', lineHeight: value })}
      />
      <Values
        title="Space"
        text="Small steps inside a component, large ones between them."
        values={space}
        draw={(value) => ({ inlineSize: value, blockSize: space[4], ...filled })}
      />
      <Values
        title="Corners"
        text="Small for tags and code, medium for what is pressed, round for the bar and the avatar."
        values={radius}
        draw={(value) => ({
          inlineSize: '8rem',
          blockSize: space[8],
          borderRadius: value,
          ...filled,
        })}
      />
      <Values
        title="Durations"
        text="For people who ask their system for less motion, nothing moves."
        values={duration}
        uses={{
          feedback: 'The answer to a pointer or a press',
          progressBar: 'The bar of a milestone grows',
        }}
        draw={(value) => ({
          transition: `margin-inline-start ${value} ease-out`,
          marginInlineStart: isMoved ? '40%' : 0,
        })}
      />
      <div>
        <Button variant="quiet" onClick={() => setIsMoved(!isMoved)}>
          Move the durations
        </Button>
      </div>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'page'],
});

export const Color = meta.story({ name: 'Color, light and dark', render: () => <ColorPage /> });

export const TypeSpaceMotion = meta.story({
  name: 'Type, space, motion',
  render: () => <ValuesPage />,
});

export const Voice = meta.story({
  render: () => (
    <Page
      title="Voice"
      lead="A good guide says where you are and what comes next, and then lets you walk."
    >
      <Markdown text={voice} topLevel={2} labels={markdownLabels} />
    </Page>
  ),
});

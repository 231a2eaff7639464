import { type CSSProperties, useState } from 'react';
import { expect } from 'storybook/test';
import { vars } from '#components/theme/contract.css.ts';
import {
  breakpoint,
  duration,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  moreContrast,
  palette,
  radius,
  space,
  width,
} from '#components/theme/tokens.ts';
import { markdownLabels } from '#components/ui/samples.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button';
import { Markdown } from '#ui/Markdown';
import { Page, Section, Table } from '../page/Page.tsx';
import { ColorPage } from './Color.tsx';
import * as css from './Foundations.css.ts';
import { ThemePage } from './Theme.tsx';
import { TokenName } from './TokenName.tsx';
import voice from './voice.md?raw';

function Values<Name extends string>(props: {
  /** The prefix of a name in code, such as `vars.space`. */
  object: string;
  title: string;
  text: string;
  values: Readonly<Record<Name, string>>;
  uses?: Readonly<Record<Name, string>>;
  /** Styles that show the value, applied to the text in `uses` or to an empty box. */
  draw?: (value: string) => CSSProperties;
}) {
  const { object, title, text, values, uses, draw } = props;
  const names = Object.keys(values) as Name[];
  return (
    <Table
      title={title}
      text={text}
      heads={['Name', 'Value', 'Use']}
      rows={names.map((name) => ({
        key: name,
        head: (
          <TokenName>{/^\d/.test(name) ? `${object}[${name}]` : `${object}.${name}`}</TokenName>
        ),
        cells: [
          inBothUnits(values[name]),
          <p key="use" className={css.value} style={draw?.(values[name])}>
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
      lead="One family, Atkinson Hyperlegible Next, drawn so that no letter is mistaken for another. A grid of 4 px, few radii, hairlines instead of shadows. Things move to show what has changed. Select a name to copy it."
    >
      <Values
        object="vars.fontSize"
        title="Text sizes"
        text="Each step is 1.2 times the one before, around 17 px of body text; the last one is two such steps."
        values={fontSize}
        uses={{
          small: 'Counts, tags, the footer',
          body: 'Body text',
          lead: 'Panel titles, the name in the header',
          title: 'Titles of the plan, missions, and forms',
          heading:
            'Titles of the sign-in page on a phone and of a failure, the count of completed missions',
          display: 'The title of the sign-in page on a wide screen, titles of these pages',
        }}
        draw={(value) => ({ fontSize: value })}
      />
      <Values
        object="vars.fontFamily"
        title="Family"
        text="The portal serves the font for text itself; code uses the system’s."
        values={fontFamily}
        uses={{ text: 'Everything but code', code: 'git commit -m "One 1, little l, capital I"' }}
        draw={(value) => ({ fontFamily: value })}
      />
      <Values
        object="vars.fontWeight"
        title="Weight"
        text="One variable font, three of its weights."
        values={fontWeight}
        uses={{
          regular: 'Body text',
          medium: 'Labels, tags, mission titles in the list',
          bold: 'Headings, buttons, the active item',
        }}
        draw={(value) => ({ fontSize: fontSize.title, fontWeight: value })}
      />
      <Values
        object="vars.lineHeight"
        title="Line height"
        text="A multiple of the text size."
        values={lineHeight}
        uses={{
          heading: 'Headings, the name in the header',
          control: 'Buttons, tags, rows of the list',
          text: 'Sentences of the screen, code',
          reading: 'Mission texts',
        }}
        draw={(value) => ({ inlineSize: '8rem', lineHeight: value })}
      />
      <Values
        object="vars.space"
        title="Space"
        text="Small steps inside a component, large ones between them."
        values={space}
        draw={(value) => ({ inlineSize: value, blockSize: space[4], ...filled })}
      />
      <Values
        object="vars.radius"
        title="Corners"
        text="Small for tags and code, medium for cards, fields, and buttons, round for the bar and the avatar."
        values={radius}
        draw={(value) => ({
          inlineSize: '8rem',
          blockSize: space[8],
          borderRadius: value,
          ...filled,
        })}
      />
      <Values
        object="breakpoint"
        title="Breakpoints"
        text="Of the window. Styles write media.medium and media.wide; media.narrow is all below medium."
        values={breakpoint}
        uses={{
          medium: 'More room at the sides; long lines of code scroll instead of wrapping',
          wide: 'Two columns',
        }}
      />
      <Values
        object="width"
        title="Widths"
        text="Of a part, in whatever surrounds it."
        values={width}
        uses={{
          page: 'The maximum of a page',
          text: 'The maximum of a mission’s text: about 70 characters per line',
          path: 'From this width on, the path of milestones runs in rows instead of a column',
        }}
      />
      <Section
        title="Focus ring"
        text="3 px in the accent, 2 px away from the focused element. The browser decides when to show the ring: with the keyboard, always."
      >
        <TokenName>focusRing</TokenName>
        <p className={css.focused}>Sign In</p>
      </Section>
      <Values
        object="vars.duration"
        title="Durations"
        text="Whatever grows or moves slows down at its end (ease-out). Nothing moves for people who have asked their system for less motion."
        values={duration}
        uses={{
          feedback: 'Feedback to the pointer or a press',
          progressBar: 'A milestone’s bar grows, a completed mission gets its mark',
        }}
        draw={(value) => ({
          transition: `margin-inline-start ${value} ease-out`,
          marginInlineStart: isMoved ? '40%' : 0,
        })}
      />
      <div>
        <Button variant="quiet" onClick={() => setIsMoved(!isMoved)}>
          Play
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

/** A color as computed styles spell it. */
const rgb = (color: string) => Object.assign(new Option().style, { color }).color;

export const Theme = meta.story({
  render: () => <ThemePage />,
  play: async ({ canvasElement }) => {
    const parts = canvasElement.querySelectorAll(
      '[data-theme], [data-theme="dark"] [data-contrast]',
    );
    const looks = [...parts].map((part) => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(part);
      return { backgroundColor, color, colorScheme };
    });
    const [dark, light] = (['dark', 'light'] as const).map((theme) => ({
      backgroundColor: rgb(palette[theme].background),
      color: rgb(palette[theme].text),
      colorScheme: theme,
    }));
    await expect(looks).toEqual([dark, light, dark, dark]);
    const message = canvasElement.querySelector('[data-contrast] [role="alert"] h3');
    await expect(message).toHaveStyle({ color: rgb(moreContrast.dark.danger) });
  },
});

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

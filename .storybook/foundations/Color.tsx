import type { CSSProperties, ReactNode } from 'react';
import {
  contrast,
  type PairGroup,
  pairGroups,
  type Theme,
  themes,
} from '#components/theme/pairs.ts';
import type { ColorName } from '#components/theme/tokens.ts';
import { Page, Section, Table } from '../page/Page.tsx';
import * as css from './Foundations.css.ts';

const hues = ['blue', 'yellow', 'green', 'purple', 'red'] as const;

type Use = readonly [color: ColorName, use: string];

const families: readonly (readonly [name: string, text: string, colors: readonly Use[]])[] = [
  [
    'Ground',
    'Warm paper, and one raised level on it.',
    [
      ['background', 'The page'],
      ['surface', 'The one raised level: panels, fields'],
      ['inset', 'Wells: code, the track of a bar'],
    ],
  ],
  [
    'Ink and lines',
    'Read at length in the text color. A hairline only divides; an outline can be relied on to be seen.',
    [
      ['text', 'Text'],
      ['textMuted', 'Hints, counts, quotes'],
      ['hairline', 'Decoration, without a meaning'],
      ['outline', 'Borders of controls and marks'],
    ],
  ],
  [
    'Accent',
    'One color for all that can be pressed, and for the focus.',
    [
      ['accent', 'Buttons, links, the focus ring'],
      ['accentStrong', 'The same under the pointer'],
      ['onAccent', 'Text on a button'],
    ],
  ],
  [
    'Progress',
    'Green is for progress alone. Nothing else is green but a tag that says so in words.',
    [
      ['progress', 'The walked path, ticks, the bar'],
      ['onProgress', 'Ticks and text on green'],
    ],
  ],
  [
    'Failure',
    'For what went wrong, always with a title and a sentence.',
    [
      ['danger', 'Title and border of an error'],
      ['dangerPaper', 'The box around it'],
    ],
  ],
  [
    'Tags',
    'Five hues for small words. The word says it; the hue helps to find it again.',
    hues.flatMap((hue): Use[] => [
      [`${hue}Ink`, 'The word'],
      [`${hue}Paper`, 'Its paper'],
    ]),
  ],
];

/** A cell for each theme. */
const heads = ['Color', ...Object.keys(themes)];
const inEachTheme = (cell: (theme: Theme) => ReactNode) => Object.values(themes).map(cell);

const box = (style: CSSProperties) => <div aria-hidden="true" className={css.box} style={style} />;

/** Cut, not rounded: 4.499 does not reach 4.5. */
const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function Pairs({ name, level, criterion, pairs }: PairGroup) {
  return (
    <Section
      title={`${name}: ${level}:1`}
      text={`The pairs that meet on a screen, and their contrast. WCAG 2.2, ${criterion}.`}
    >
      <Table
        title={name}
        heads={heads}
        rows={pairs.map(([one, other]) => ({
          key: `${one} on ${other}`,
          head: `${one} on ${other}`,
          cells: inEachTheme((theme) => (
            <>
              {box({
                backgroundColor: theme[other],
                borderColor: theme[one],
                borderWidth: '0.5rem',
              })}
              {figure(contrast(theme[one], theme[other]))}
            </>
          )),
        }))}
      />
    </Section>
  );
}

export function ColorPage() {
  return (
    <Page
      title="Color"
      lead="Warm paper, deep ink, green for progress, one accent for what can be pressed. Dark is a theme of its own, not the light one turned over."
    >
      {families.map(([name, text, colors]) => (
        <Section key={name} title={name} text={text}>
          <Table
            title={name}
            heads={heads}
            rows={colors.map(([color, use]) => ({
              key: color,
              head: `${color}: ${use}`,
              cells: inEachTheme((theme) => (
                <>
                  {box({ backgroundColor: theme[color] })}
                  {theme[color]}
                </>
              )),
            }))}
          />
        </Section>
      ))}
      {Object.values(pairGroups).map((group) => (
        <Pairs key={group.name} {...group} />
      ))}
    </Page>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { contrast, type Pair, pairGroups, type Theme, themes } from '#components/theme/pairs.ts';
import type { ColorName } from '#components/theme/tokens.ts';
import { Page, Table } from '../page/Page.tsx';
import { CopyValue } from './CopyValue.tsx';
import * as css from './Foundations.css.ts';

const tags = ['blue', 'yellow', 'green', 'purple', 'red'] as const;

const uses: readonly (readonly [color: ColorName, use: string])[] = [
  ['background', 'The page'],
  ['surface', 'The one raised level: panels, fields'],
  ['inset', 'Wells: code, the track of a bar'],
  ['text', 'Text'],
  ['textMuted', 'Hints, counts, quotes'],
  ['hairline', 'Decoration, without a meaning'],
  ['outline', 'Borders of controls and marks'],
  ['accent', 'Buttons, links, the focus ring'],
  ['accentStrong', 'The same under the pointer'],
  ['onAccent', 'Text on a button'],
  ['progress', 'The walked path, ticks, the bar; nothing else is green but a tag'],
  ['onProgress', 'Ticks and text on green'],
  ['danger', 'Title and border of an error'],
  ['dangerPaper', 'The box around it'],
  ...tags.flatMap((tag) => [
    [`${tag}Ink`, 'The word of a tag'] as const,
    [`${tag}Paper`, 'Its paper'] as const,
  ]),
];

const heads = ['Color', ...Object.keys(themes)];
const inEachTheme = (cell: (theme: Theme) => ReactNode) => Object.values(themes).map(cell);

const box = (style: CSSProperties) => <div aria-hidden="true" className={css.box} style={style} />;

const colorRow = ([color, use]: (typeof uses)[number]) => ({
  key: `${color}: ${use}`,
  cells: inEachTheme((theme) => (
    <>
      {box({ backgroundColor: theme[color] })}
      <CopyValue value={theme[color]} />
    </>
  )),
});

const pairRow = ([one, other]: Pair) => ({
  key: `${one} on ${other}`,
  cells: inEachTheme((theme) => (
    <>
      {box({ backgroundColor: theme[other], borderColor: theme[one], borderWidth: '0.5rem' })}
      {contrast(theme[one], theme[other]).toFixed(2)}
    </>
  )),
});

export function ColorPage() {
  return (
    <Page
      title="Color"
      lead="Warm paper, deep ink, green for progress, one accent for what can be pressed. Dark is a theme of its own, not the light one turned over."
    >
      <Table
        title="Uses"
        text="What each color is for, in each theme. Press one to copy it."
        heads={heads}
        rows={uses.map(colorRow)}
      />
      {pairGroups.map(({ name, level, criterion, pairs }) => (
        <Table
          key={name}
          title={`${name}: ${level}:1`}
          text={`The pairs that meet on a screen, and their contrast. WCAG 2.2, ${criterion}.`}
          heads={heads}
          rows={pairs.map(pairRow)}
        />
      ))}
    </Page>
  );
}

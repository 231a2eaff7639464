import type { CSSProperties, ReactNode } from 'react';
import { contrast, type Pair, pairGroups, type Theme, themes } from '#components/theme/pairs.ts';
import type { ColorName } from '#components/theme/tokens.ts';
import { Page, Table } from '../page/Page.tsx';
import * as css from './Foundations.css.ts';
import { TokenName } from './TokenName.tsx';

const tag = { ink: 'The text of a tag', paper: 'Its background' };

const uses: Readonly<Record<ColorName, string>> = {
  background: 'The page',
  surface: 'The one raised level: panels, fields',
  inset: 'Wells: code, the track of a bar',
  text: 'Text',
  textMuted: 'Hints, counts, quotes',
  hairline: 'Decoration, without meaning',
  outline: 'Borders of controls and marks',
  accent: 'Buttons, links, the focus ring, the brand’s sign',
  accentStrong: 'The same under the pointer',
  onAccent: 'Text on a button',
  progress: 'The path walked so far, check marks, the bar; otherwise only a tag is green',
  progressPaper: 'Behind what is completed',
  onProgress: 'Check marks and text on green',
  danger: 'Title and border of an error',
  dangerPaper: 'The box around it',
  blueInk: tag.ink,
  bluePaper: tag.paper,
  yellowInk: tag.ink,
  yellowPaper: tag.paper,
  greenInk: tag.ink,
  greenPaper: tag.paper,
  purpleInk: tag.ink,
  purplePaper: tag.paper,
  redInk: tag.ink,
  redPaper: tag.paper,
};

const heads = ['Color', ...Object.keys(themes)];
const inEachTheme = (cell: (theme: Theme) => ReactNode) => Object.values(themes).map(cell);

const box = (style: CSSProperties) => <div aria-hidden="true" className={css.box} style={style} />;

const colorRow = (color: ColorName) => ({
  key: color,
  head: <TokenName use={uses[color]}>{`vars.color.${color}`}</TokenName>,
  cells: inEachTheme((theme) => (
    <>
      {box({ backgroundColor: theme[color] })}
      {theme[color]}
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
      lead="Warm paper, deep ink, green for progress, one accent for what can be pressed. Dark is a theme of its own, not the light one inverted."
    >
      <Table
        title="Uses"
        text="What each color is for, in each theme. Select a name to copy it."
        heads={heads}
        rows={(Object.keys(uses) as ColorName[]).map(colorRow)}
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

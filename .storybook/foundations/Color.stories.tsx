import { contrast } from '#components/theme/contrast.ts';
import {
  type Pair,
  type PairGroup,
  pairGroups,
  type Theme,
  themes,
} from '#components/theme/pairs.ts';
import { type ColorName, moreContrast, palette } from '#components/theme/tokens.ts';
import { Page, Section, Table, Token, Tokens } from '../page/Page.tsx';
import preview from '../preview.tsx';
import * as css from './Color.css.ts';

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

function Swatch({ name, use }: { name: ColorName; use: string }) {
  const inMoreContrast: Partial<Record<ColorName, string>>[] = Object.values(moreContrast);
  const more = inMoreContrast.flatMap((colors) => colors[name] ?? []);
  const value = (
    <>
      {palette.light[name]}, {palette.dark[name]}
      {more.length > 0 && `; with more contrast ${more.join(', ')}`}
    </>
  );
  return (
    <Token name={name} use={use} value={value}>
      <div className={css.swatch} aria-hidden="true">
        <span style={{ backgroundColor: palette.light[name] }} />
        <span style={{ backgroundColor: palette.dark[name] }} />
      </div>
    </Token>
  );
}

/** Cut, not rounded: 4.499 does not reach 4.5. */
const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

interface SampleProps {
  pair: Pair;
  theme: Theme;
  /** A mark is drawn beside the figure, which itself is text. */
  kind: 'text' | 'mark';
}

function Sample({ pair: [foreground, background], theme, kind }: SampleProps) {
  const [color, backgroundColor] = [theme[foreground], theme[background]];
  return (
    <div
      className={css.sample}
      style={{ color: kind === 'mark' ? theme.text : color, backgroundColor }}
    >
      {figure(contrast(color, backgroundColor))}
      {kind === 'mark' && (
        <span aria-hidden="true" className={css.mark} style={{ backgroundColor: color }} />
      )}
    </div>
  );
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Pairs({ name, level, criterion, pairs }: PairGroup) {
  return (
    <Section
      title={`${name}: ${level}:1`}
      text={`The pairs that meet on a screen, each painted in itself. WCAG 2.2, ${criterion}.`}
    >
      <Table
        title={name}
        heads={['Pair', ...Object.keys(themes).map(sentenceCase)]}
        rows={pairs.map((pair) => ({
          key: pair.join(),
          head: pair.join(' on '),
          cells: Object.values(themes).map((theme) => (
            <Sample
              key={theme.background}
              pair={pair}
              theme={theme}
              kind={level > 3 ? 'text' : 'mark'}
            />
          )),
        }))}
      />
    </Section>
  );
}

function ColorPage() {
  return (
    <Page
      title="Color"
      lead="Warm paper, deep ink, green for progress, one accent for what can be pressed. Dark is a theme of its own, not the light one turned over."
    >
      {families.map(([name, text, colors]) => (
        <Section key={name} title={name} text={text}>
          <Tokens layout="grid">
            {colors.map(([color, use]) => (
              <Swatch key={color} name={color} use={use} />
            ))}
          </Tokens>
        </Section>
      ))}
      {Object.values(pairGroups).map((group) => (
        <Pairs key={group.name} {...group} />
      ))}
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Color',
  component: ColorPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'page'],
});

export const Color = meta.story({});

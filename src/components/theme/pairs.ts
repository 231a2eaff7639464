import { type ColorName, moreContrast, palette } from './tokens.ts';

export type Theme = Readonly<Record<ColorName, string>>;

export const themes: Readonly<Record<string, Theme>> = {
  light: palette.light,
  dark: palette.dark,
  'light with more contrast': { ...palette.light, ...moreContrast.light },
  'dark with more contrast': { ...palette.dark, ...moreContrast.dark },
};

export type Pair = readonly [foreground: ColorName, background: ColorName];

interface PairGroup {
  readonly name: string;
  /** The contrast that each pair must reach in each theme. */
  readonly level: number;
  /** The success criterion of WCAG 2.2. */
  readonly criterion: string;
  readonly pairs: readonly Pair[];
}

const grounds = ['background', 'surface', 'inset'] as const;
const tags = ['blue', 'yellow', 'green', 'purple', 'red'] as const;
const onEveryGround = (...colors: ColorName[]) =>
  colors.flatMap((color) => grounds.map((ground): Pair => [color, ground]));

/** The pairs of colors that are next to each other on a screen. */
export const pairGroups: readonly PairGroup[] = [
  {
    name: 'Read at length',
    level: 7,
    criterion: '1.4.6',
    pairs: [
      ...onEveryGround('text'),
      ['text', 'progressPaper'],
      ['textMuted', 'background'],
      ['textMuted', 'surface'],
    ],
  },
  {
    name: 'Text',
    level: 4.5,
    criterion: '1.4.3',
    pairs: [
      ['textMuted', 'inset'],
      ['textMuted', 'progressPaper'],
      ['accent', 'progressPaper'],
      ['accentStrong', 'progressPaper'],
      ['progress', 'progressPaper'],
      ...onEveryGround('accent', 'accentStrong'),
      ['onAccent', 'accent'],
      ['onAccent', 'accentStrong'],
      ['onProgress', 'progress'],
      ['progress', 'surface'],
      ['progress', 'background'],
      ['text', 'dangerPaper'],
      ['textMuted', 'dangerPaper'],
      ['danger', 'dangerPaper'],
      ['danger', 'surface'],
      ...tags.map((tag): Pair => [`${tag}Ink`, `${tag}Paper`]),
    ],
  },
  // Borders of controls, marks, the bar and its track, the focus ring.
  {
    name: 'Marks',
    level: 3,
    criterion: '1.4.11',
    pairs: [
      ...onEveryGround('outline', 'progress', 'accent', 'danger'),
      ['outline', 'progressPaper'],
      ['danger', 'dangerPaper'],
      ['accent', 'dangerPaper'],
    ],
  },
];

/** The contrast ratio (WCAG 2.2), from 1 to 21. It is truncated to two decimals, not rounded, so 4.499 fails 4.5. */
export function contrast(...colors: readonly [string, string]): number {
  const [light = 0, dark = 0] = colors.map(luminance).toSorted((one, other) => other - one);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

/** The relative luminance (WCAG 2.2) of a color such as `#1d2520`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

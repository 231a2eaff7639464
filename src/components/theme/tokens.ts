import { brandColors } from './brand.ts';

/**
 * The colors of both themes. Styles use the names in `contract.css.ts`. `tokens.test.ts` checks the contrast between
 * colors that are next to each other on a screen.
 */
export const palette = {
  light: {
    background: '#f6f1e7',
    /** Cards, the only raised level. */
    surface: '#fefbf5',
    /** Wells: code, tracks. */
    inset: '#ebe3d3',
    text: '#1d2520',
    textMuted: '#474f49',
    /** Decoration only. */
    hairline: '#dbd2c0',
    /** Borders of controls and marks: 3:1 against every ground. */
    outline: '#7a7365',
    ...brandColors.light,
    /** Nothing but progress is green. */
    progress: '#2b7645',
    /** The background of completed items. */
    progressPaper: '#e2eddd',
    onProgress: '#ffffff',
    danger: '#98291b',
    dangerPaper: '#f9e6df',
    /** Tags. */
    blueInk: '#1c4f8c',
    bluePaper: '#dde8f5',
    yellowInk: '#664b00',
    yellowPaper: '#f5e8bb',
    greenInk: '#1f5c37',
    greenPaper: '#d9ead9',
    purpleInk: '#573689',
    purplePaper: '#e9dff5',
    redInk: '#8a261e',
    redPaper: '#f8dfd8',
  },
  dark: {
    background: '#141917',
    surface: '#1c2320',
    inset: '#0d110f',
    text: '#ece7db',
    textMuted: '#bdbbae',
    hairline: '#333b36',
    outline: '#858d85',
    ...brandColors.dark,
    progress: '#74c98f',
    progressPaper: '#20362a',
    onProgress: '#0c1d12',
    danger: '#f4a898',
    dangerPaper: '#3a1f19',
    blueInk: '#abcff5',
    bluePaper: '#1d3149',
    yellowInk: '#efd486',
    yellowPaper: '#3b3113',
    greenInk: '#a2dbb3',
    greenPaper: '#1d3a28',
    purpleInk: '#d3bcf4',
    purplePaper: '#342750',
    redInk: '#f6b3a6',
    redPaper: '#4a221c',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;

export type ColorName = keyof typeof palette.light;

/** The overrides for people who ask their system for more contrast. */
export const moreContrast = {
  light: {
    textMuted: '#2b322d',
    hairline: '#7a7365',
    outline: '#4d483f',
    accent: brandColors.light.accentStrong,
    progress: '#195230',
    danger: '#75190d',
  },
  dark: {
    textMuted: '#dcd9cd',
    hairline: '#858d85',
    outline: '#b4bbb4',
    accent: brandColors.dark.accentStrong,
    progress: '#8fdcaa',
    danger: '#f9c4b8',
  },
} as const satisfies Record<'light' | 'dark', Partial<Record<ColorName, string>>>;

/** The layout has one column below `medium`, and two from `wide` on. */
export const breakpoint = { medium: '48rem', wide: '64rem' } as const;

/** The maximum widths of a page and a text, and the minimum for the path to run in rows. */
export const width = { page: '76rem', text: '34rem', path: '38rem' } as const;

/** A 4 px grid. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
} as const;

/** A scale of 1.2 (minor third) around 17 px body text. `display` is two steps above `heading`. */
export const fontSize = {
  small: '0.885rem',
  body: '1.0625rem',
  lead: '1.275rem',
  title: '1.53rem',
  heading: '1.836rem',
  display: '2.644rem',
} as const;

export const fontWeight = { regular: '400', medium: '560', bold: '680' } as const;

export const lineHeight = {
  heading: '1.2',
  control: '1.3',
  text: '1.55',
  reading: '1.65',
} as const;

export const radius = { small: '4px', medium: '10px', round: '999px' } as const;

export const duration = {
  feedback: '160ms',
  /** docs/specification.md, section 9. */
  progressBar: '500ms',
} as const;

export const fontFamily = {
  text: '"Atkinson Hyperlegible Next Variable", "Fallback", system-ui, sans-serif',
  code: 'ui-monospace, "SFMono-Regular", "Cascadia Mono", "Liberation Mono", monospace',
} as const;

/** The values that are the same in every theme. */
export const measures = {
  space,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  duration,
  fontFamily,
} as const;

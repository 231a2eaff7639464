import { describe, expect, it } from 'vitest';
import { type ColorName, moreContrast, palette } from './tokens.ts';

type Theme = Record<ColorName, string>;
type Pair = readonly [foreground: ColorName, background: ColorName];

const themes: Record<string, Theme> = {
  light: palette.light,
  dark: palette.dark,
  'light with more contrast': { ...palette.light, ...moreContrast.light },
  'dark with more contrast': { ...palette.dark, ...moreContrast.dark },
};

const grounds = ['ground', 'surface', 'sunken'] as const;
const tags = ['blue', 'yellow', 'green', 'purple', 'red'] as const;
const onEveryGround = (...colors: ColorName[]) =>
  colors.flatMap((color) => grounds.map((ground): Pair => [color, ground]));

/** Success criterion 1.4.6 of WCAG 2.2, for what is read at length. */
const bodyText: Pair[] = [...onEveryGround('ink'), ['inkSoft', 'ground'], ['inkSoft', 'surface']];

/** Success criterion 1.4.3. */
const text: Pair[] = [
  ['inkSoft', 'sunken'],
  ...onEveryGround('accent', 'accentStrong'),
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onProgress', 'progress'],
  ['progress', 'surface'],
  ['progress', 'ground'],
  ['ink', 'dangerPaper'],
  ['inkSoft', 'dangerPaper'],
  ['danger', 'dangerPaper'],
  ...tags.map((tag): Pair => [`${tag}Ink`, `${tag}Paper`]),
];

/** Success criterion 1.4.11: borders of controls, marks, the bar and its track, the focus ring. */
const marks: Pair[] = [
  ...onEveryGround('outline', 'progress', 'accent', 'danger'),
  ['danger', 'dangerPaper'],
  ['accent', 'dangerPaper'],
];

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  it.each(bodyText)('%s on %s is read at length: 7:1', (foreground, background) => {
    expect(contrast(theme[foreground], theme[background])).toBeGreaterThanOrEqual(7);
  });

  it.each(text)('%s on %s is text: 4.5:1', (foreground, background) => {
    expect(contrast(theme[foreground], theme[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s on %s is a mark: 3:1', (foreground, background) => {
    expect(contrast(theme[foreground], theme[background])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(['light', 'dark'] as const)('more contrast in %s', (theme) => {
  const changed = Object.keys(moreContrast[theme]) as (keyof (typeof moreContrast)['light'])[];

  it.each(changed)('%s stands out more than before', (color) => {
    const before = contrast(palette[theme][color], palette[theme].surface);
    expect(contrast(moreContrast[theme][color], palette[theme].surface)).toBeGreaterThan(before);
  });
});

describe('contrast', () => {
  it('is what WCAG 2.2 defines', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(color);
  if (!channels) throw new Error(`Not a color of the form #rrggbb: ${color}`);
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => {
    const value = Number.parseInt(hex, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

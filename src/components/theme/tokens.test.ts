import { describe, expect, it } from 'vitest';
import { contrast, pairGroups, themes } from './pairs.ts';
import { moreContrast, palette } from './tokens.ts';

const judged = pairGroups.flatMap(({ level, pairs }) =>
  pairs.map(([foreground, background]) => ({ foreground, background, level })),
);

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  it.each(judged)('$foreground on $background: $level', ({ foreground, background, level }) => {
    expect(contrast(theme[foreground], theme[background])).toBeGreaterThanOrEqual(level);
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

  it('refuses what it cannot read', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('Not a color of the form #rrggbb: red');
  });
});

/** From where to where on the wheel of 360 degrees. */
const families = {
  red: [0, 25],
  yellow: [40, 60],
  green: [110, 160],
  blue: [190, 230],
  purple: [255, 290],
} as const;

/** So that two of equal contrast are not mistaken for each other. */
const familyOf: Readonly<Record<string, string>> = {
  progress: 'green',
  accent: 'blue',
  accentStrong: 'blue',
  danger: 'red',
  dangerPaper: 'red',
};

function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return ((angle * 180) / Math.PI + 360) % 360;
}

describe.each(Object.entries(themes))('the hues of %s', (_theme, colors) => {
  const named = Object.entries(colors).flatMap(([name, color]) => {
    const family = familyOf[name] ?? name.replace(/Ink|Paper$/, '');
    return family in families ? [[name, color, family] as const] : [];
  });

  it.each(named)('%s, %s, is %s', (_name, color, family) => {
    const [from, to] = families[family as keyof typeof families];
    expect(hueOf(color)).toBeGreaterThanOrEqual(from);
    expect(hueOf(color)).toBeLessThanOrEqual(to);
  });
});

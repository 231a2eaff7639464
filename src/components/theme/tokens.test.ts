import { colord } from 'colord';
import { describe, expect, it } from 'vitest';
import { contrast, pairGroups, themes } from './pairs.ts';
import { moreContrast, palette } from './tokens.ts';

const judged = pairGroups.flatMap(({ level, pairs }) =>
  pairs.map(([foreground, background]) => ({ foreground, background, level })),
);

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  it('has colors that can be read', () => {
    expect(Object.values(theme).filter((color) => !colord(color).isValid())).toEqual([]);
  });

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

describe.each(Object.entries(themes))('the hues of %s', (_theme, colors) => {
  const named = Object.entries(colors).flatMap(([name, color]) => {
    const family = familyOf[name] ?? name.replace(/Ink|Paper$/, '');
    return family in families ? [[name, color, family] as const] : [];
  });

  it.each(named)('%s, %s, is %s', (_name, color, family) => {
    const [from, to] = families[family as keyof typeof families];
    expect(colord(color).hue()).toBeGreaterThanOrEqual(from);
    expect(colord(color).hue()).toBeLessThanOrEqual(to);
  });
});

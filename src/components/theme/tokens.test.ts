import { describe, expect, it } from 'vitest';
import { contrast, pairGroups, themes } from './pairs.ts';
import { moreContrast, palette } from './tokens.ts';

const judged = pairGroups.flatMap(({ level, pairs }) =>
  pairs.map(([foreground, background]) => ({ foreground, background, level })),
);

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  it('has colors that can be read', () => {
    const hex = /^#[\da-f]{6}$/;
    expect(Object.values(theme).filter((color) => !hex.test(color))).toEqual([]);
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

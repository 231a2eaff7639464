import { describe, expect, it } from 'vitest';
import { contrast, pairGroups, themes } from './pairs.ts';
import { moreContrast, palette } from './tokens.ts';

const judged = Object.values(pairGroups).flatMap(({ level, pairs }) =>
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

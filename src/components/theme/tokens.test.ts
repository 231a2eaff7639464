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

/** In degrees on the color wheel, so that two colors of equal contrast are not mistaken for each other. */
describe.each([
  { hue: 'red', from: 0, to: 25, names: ['danger', 'dangerPaper'] },
  { hue: 'yellow', from: 40, to: 60, names: [] },
  { hue: 'green', from: 110, to: 160, names: ['progress'] },
  { hue: 'blue', from: 190, to: 230, names: ['accent', 'accentStrong'] },
  { hue: 'purple', from: 255, to: 290, names: [] },
] as const)('$hue', ({ hue, from, to, names }) => {
  it.each([`${hue}Ink`, `${hue}Paper`, ...names] as const)('%s', (name) => {
    for (const [theme, { [name]: color }] of Object.entries(themes)) {
      expect(colord(color).hue(), theme).toBeGreaterThanOrEqual(from);
      expect(colord(color).hue(), theme).toBeLessThanOrEqual(to);
    }
  });
});

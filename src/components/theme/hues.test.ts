import { describe, expect, it } from 'vitest';
import { moreContrast, palette } from './tokens.ts';

/** From where to where on the wheel of 360 degrees. */
const families = {
  red: [0, 25],
  yellow: [40, 60],
  green: [110, 160],
  blue: [190, 230],
  purple: [255, 290],
} as const;

/** What a color has to be, so that two of equal contrast are not mistaken for each other. */
const familyOf: Readonly<Record<string, keyof typeof families>> = {
  progress: 'green',
  accent: 'blue',
  accentStrong: 'blue',
  danger: 'red',
  dangerPaper: 'red',
  ...Object.fromEntries(
    (['red', 'yellow', 'green', 'blue', 'purple'] as const).flatMap((family) => [
      [`${family}Ink`, family],
      [`${family}Paper`, family],
    ]),
  ),
};

function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return ((angle * 180) / Math.PI + 360) % 360;
}

describe.each(
  Object.entries({ ...palette, moreLight: moreContrast.light, moreDark: moreContrast.dark }),
)('%s', (_theme, colors) => {
  const named = Object.entries(colors).filter(([name]) => name in familyOf);

  it.each(named)('%s, %s, is of its family', (name, color) => {
    const [from, to] = families[familyOf[name] ?? 'red'];
    expect(hueOf(color)).toBeGreaterThanOrEqual(from);
    expect(hueOf(color)).toBeLessThanOrEqual(to);
  });
});

import { describe, expect, it } from 'vitest';
import { contrast, pairGroups, themes } from './pairs.ts';

const judged = pairGroups.flatMap(({ level, pairs }) =>
  pairs.map(([foreground, background]) => ({ foreground, background, level })),
);

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  it.each(judged)('$foreground on $background: $level', ({ foreground, background, level }) => {
    expect(contrast(theme[foreground], theme[background])).toBeGreaterThanOrEqual(level);
  });
});

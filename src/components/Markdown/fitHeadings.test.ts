import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { fitHeadings } from './fitHeadings.ts';

/** The levels of a text's headings as they come out, in order. */
function levelsOf(markdown: string, topLevel: number): number[] {
  const processor = unified().use(remarkParse).use(fitHeadings, topLevel);
  const tree = processor.runSync(processor.parse(markdown));
  return [...JSON.stringify(tree).matchAll(/"type":"heading","depth":(\d)/g)].map(([, depth]) =>
    Number(depth),
  );
}

const headings = (...levels: number[]) =>
  levels.map((level) => `${'#'.repeat(level)} Heading`).join('\n\n');

describe('fitHeadings', () => {
  it.each([
    { written: [1], topLevel: 3, fitted: [3] },
    { written: [1, 2, 3, 2], topLevel: 3, fitted: [3, 4, 5, 4] },
    { written: [3, 4], topLevel: 3, fitted: [3, 4] },
    { written: [5, 6], topLevel: 2, fitted: [2, 3] },
    { written: [2, 2, 2], topLevel: 4, fitted: [4, 4, 4] },
  ])('hangs $written under level $topLevel', ({ written, topLevel, fitted }) => {
    expect(levelsOf(headings(...written), topLevel)).toEqual(fitted);
  });

  it.each([
    { written: [1, 4], fitted: [3, 4] },
    { written: [1, 4, 6, 2], fitted: [3, 4, 5, 4] },
    { written: [1, 3, 2], fitted: [3, 4, 4] },
    { written: [3, 1, 2], fitted: [3, 3, 4] },
    { written: [2, 6, 3, 1], fitted: [3, 4, 4, 3] },
  ])('skips no level on the way down in $written', ({ written, fitted }) => {
    expect(levelsOf(headings(...written), 3)).toEqual(fitted);
  });

  it('goes no deeper than level six', () => {
    expect(levelsOf(headings(1, 2, 3, 4, 5, 6), 3)).toEqual([3, 4, 5, 6, 6, 6]);
  });

  it('reaches headings inside quotes and lists', () => {
    expect(levelsOf('> # Quoted\n\n- ## Listed\n', 3)).toEqual([3, 4]);
  });

  it('leaves a text without headings as it is', () => {
    expect(levelsOf('Only a paragraph, with `# code`.\n\n    # more code\n', 3)).toEqual([]);
  });
});

import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { fitHeadings } from './fitHeadings.ts';

/** The levels of the headings that the plugin returns, in order. */
function levelsOf(markdown: string, topLevel: number): number[] {
  const tree = fromMarkdown(markdown);
  fitHeadings(topLevel)(tree);
  return [...JSON.stringify(tree).matchAll(/"type":"heading","depth":(\d)/g)].map(([, depth]) =>
    Number(depth),
  );
}

it.each([
  { written: [], topLevel: 3, fitted: [] },
  { written: [1], topLevel: 3, fitted: [3] },
  { written: [1, 2, 3, 2], topLevel: 3, fitted: [3, 4, 5, 4] },
  { written: [5, 6], topLevel: 2, fitted: [2, 3] },
  { written: [2, 2, 2], topLevel: 4, fitted: [4, 4, 4] },
  { written: [3, 1, 2], topLevel: 3, fitted: [3, 3, 4] },
  // No level is skipped on the way down.
  { written: [1, 4, 6, 2], topLevel: 3, fitted: [3, 4, 5, 4] },
  { written: [2, 6, 3, 1], topLevel: 3, fitted: [3, 4, 4, 3] },
  // No level is deeper than six.
  { written: [1, 2, 3, 4, 5, 6], topLevel: 3, fitted: [3, 4, 5, 6, 6, 6] },
])('hangs $written under level $topLevel', ({ written, topLevel, fitted }) => {
  const text = written.map((level) => `${'#'.repeat(level)} Heading`).join('\n\n');
  expect(levelsOf(text, topLevel)).toEqual(fitted);
});

it('reaches headings inside quotes and lists', () => {
  expect(levelsOf('> # Quoted\n\n- ## Listed\n', 3)).toEqual([3, 4]);
});

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const breakTag = /^<\/?br\b[^>]*>$/i;

/** A remark plugin that turns `<br>` in a table into a line break. Markdown has no other way to write one there. */
export const readBreaks = () => readBreaksIn;

export function readBreaksIn(tree: Root): void {
  visit(tree, 'tableCell', (cell) => {
    visit(cell, 'html', ({ value, position }, index, parent) => {
      const lineBreak = { type: 'break', position } as const;
      if (breakTag.test(value)) parent?.children.splice(Number(index), 1, lineBreak);
    });
  });
}

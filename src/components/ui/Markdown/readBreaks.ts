import type { Nodes, Root } from 'mdast';
import { nodesIn } from './nodesIn.ts';

const breakTag = /^<\/?br\b[^>]*>$/i;

/** A remark plugin that turns `<br>` in a table into a line break, because Markdown tables have no other line break. */
export const readBreaks = () => readBreaksIn;

export function readBreaksIn(tree: Root): void {
  const cells = [...nodesIn(tree)].filter(({ type }) => type === 'tableCell');
  for (const parent of cells.flatMap((cell) => [...nodesIn(cell)])) {
    const children: Nodes[] = 'children' in parent ? parent.children : [];
    for (const [index, child] of children.entries()) {
      if (child.type !== 'html' || !breakTag.test(child.value)) continue;
      children[index] = { type: 'break', position: child.position };
    }
  }
}

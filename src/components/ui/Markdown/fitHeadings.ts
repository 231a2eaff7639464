import type { Heading, Root } from 'mdast';
import { nodesIn } from './nodesIn.ts';

const deepest = 6;

/**
 * A remark plugin that fits a text's headings under the page's own: its highest level becomes `topLevel`, and no
 * level is skipped.
 */
export function fitHeadings(topLevel: number) {
  return (tree: Root) => {
    /** The original levels of the headings that enclose the current node, outermost first. */
    const open: number[] = [];
    for (const node of nodesIn(tree)) {
      if (node.type !== 'heading') continue;
      while (open.length > 0 && (open.at(-1) ?? 0) >= node.depth) open.pop();
      open.push(node.depth);
      node.depth = Math.min(topLevel + open.length - 1, deepest) as Heading['depth'];
    }
  };
}

import type { Nodes, Root } from 'mdast';

/** The maximum nesting of lists, quotes, and emphasis. A phone has no room for more. */
export const maxNesting = 10;

const nesting: ReadonlySet<Nodes['type']> = new Set([
  'blockquote',
  'delete',
  'emphasis',
  'list',
  'strong',
]);

/** Finds the first node that is nested too deeply, in a loop, because recursion could overflow the stack. */
export function findTooDeep(tree: Root): Nodes | undefined {
  const waiting: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    const depth = next.depth + (nesting.has(node.type) ? 1 : 0);
    if (depth > maxNesting) return node;
    if ('children' in node) {
      for (const child of node.children.toReversed()) waiting.push({ node: child, depth });
    }
  }
  return undefined;
}

/** A remark plugin that replaces a text with a sentence if it is nested too deeply. */
export function limitNesting(sentence: string) {
  return (tree: Root) => {
    if (!findTooDeep(tree)) return;
    tree.children = [{ type: 'paragraph', children: [{ type: 'text', value: sentence }] }];
  };
}

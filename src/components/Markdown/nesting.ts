import type { Nodes, Root } from 'mdast';

/** How deep lists, quotes and emphasis may stand in each other; below, a phone has no room for text. */
export const maxNesting = 10;

const nesting: ReadonlySet<Nodes['type']> = new Set([
  'blockquote',
  'delete',
  'emphasis',
  'list',
  'strong',
]);

/** The first of a text's parts that stands too deep. A loop, since it may stand deeper than the stack. */
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

/** A remark plugin that refuses what would be nested too deeply to be drawn. */
export function limitNesting() {
  return (tree: Root) => {
    if (findTooDeep(tree)) throw new Error('The text is nested too deeply.');
  };
}

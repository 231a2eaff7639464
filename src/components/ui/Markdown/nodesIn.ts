import type { Nodes } from 'mdast';

/** The node and everything in it, in the order of the text. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* nodesIn(child);
}

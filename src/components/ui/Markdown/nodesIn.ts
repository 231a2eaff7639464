import type { Nodes } from 'mdast';

/** The node and all its descendants, in document order. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* nodesIn(child);
}

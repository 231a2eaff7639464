import type { Nodes } from 'mdast';

/** A node of a text. */
export interface Place<Node extends Nodes = Nodes> {
  readonly node: Node;
  readonly line: number;
}

/** The node and everything in it, in the order of the text. */
export function placesIn(node: Nodes, lineAbove = 1): Place[] {
  // The parser adds nodes without a position, such as the links of bare addresses.
  const line = node.position?.start.line ?? lineAbove;
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return [{ node, line }, ...children.flatMap((child) => placesIn(child, line))];
}

export const ofType = <Type extends Nodes['type']>(places: readonly Place[], ...types: Type[]) =>
  places.filter((place): place is Place<Extract<Nodes, { type: Type }>> =>
    types.some((type) => type === place.node.type),
  );

/** The text of a node, with the descriptions of its pictures. */
export function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  if ('value' in node) return node.value;
  return 'alt' in node ? (node.alt ?? '') : '';
}

export function sourceOf({ position, ...node }: Nodes, text: string): string {
  if (!position) return 'value' in node ? node.value : '';
  return text.slice(position.start.offset, position.end.offset);
}

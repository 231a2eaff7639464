import type { Nodes } from 'mdast';
import type { Problem } from '../../text/problem.ts';

/** A node of a text, with its siblings. */
export interface Place<Node extends Nodes = Nodes> {
  readonly node: Node;
  readonly line: number;
  readonly previous: Nodes | undefined;
  readonly next: Nodes | undefined;
}

/** The node and everything in it, in the order of the text. */
export function placesIn(node: Nodes, lineAbove = 1, previous?: Nodes, next?: Nodes): Place[] {
  // The parser adds nodes without a position, such as the links of bare addresses.
  const line = node.position?.start.line ?? lineAbove;
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  const parts = children.flatMap((child, index) =>
    placesIn(child, line, children[index - 1], children[index + 1]),
  );
  return [{ node, line, previous, next }, ...parts];
}

export const ofType = <Type extends Nodes['type']>(places: readonly Place[], ...types: Type[]) =>
  places.filter((place): place is Place<Extract<Nodes, { type: Type }>> =>
    types.some((type) => type === place.node.type),
  );

export function sourceOf({ position, ...node }: Nodes, text: string): string {
  if (!position) return 'value' in node ? node.value : '';
  return text.slice(position.start.offset, position.end.offset);
}

export const problemsAt = (line: number, ...messages: (string | false | undefined)[]): Problem[] =>
  messages.flatMap((message) => (message ? { line, message } : []));

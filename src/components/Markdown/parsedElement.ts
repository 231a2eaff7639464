import type { ExtraProps } from 'react-markdown';

export type ParsedElement = NonNullable<ExtraProps['node']>;

type ParsedNode = ParsedElement | ParsedElement['children'][number];

export function textOf(node: ParsedNode): string {
  if (node.type === 'element') return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

const elementsIn = ({ children }: ParsedElement) =>
  children.filter((child) => child.type === 'element');

/** The length of the longest word in each column. */
export function longestWords(table: ParsedElement): number[] {
  const lengths: number[] = [];
  for (const row of elementsIn(table).flatMap(elementsIn)) {
    for (const [column, cell] of elementsIn(row).entries()) {
      const words = textOf(cell).split(/\s+/);
      lengths[column] = Math.max(lengths[column] ?? 0, ...words.map(({ length }) => length));
    }
  }
  return lengths;
}

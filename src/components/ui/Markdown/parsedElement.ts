import type { ExtraProps } from 'react-markdown';

type ParsedElement = NonNullable<ExtraProps['node']>;

type ParsedNode = ParsedElement | ParsedElement['children'][number];

export function textOf(node: ParsedNode): string {
  if (node.type === 'element') return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

import type { Nodes } from 'mdast';
import { ofType, type Place } from './places.ts';

/** The first paragraph with letters or digits; empty if there is none. */
export const previewOf = (places: readonly Place[]): string =>
  ofType(places, 'paragraph')
    .map(({ node }) => wordsOf(node).replaceAll(/\s+/g, ' ').trim())
    .find((words) => /[\p{L}\p{N}]/u.test(words)) ?? '';

/** Omits a picture's alternative text, which says nothing without the picture. */
function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

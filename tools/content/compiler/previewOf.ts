import type { Nodes } from 'mdast';
import { ofType, type Place } from './places.ts';

/** The first paragraph with letters or digits; empty where none has any. */
export const previewOf = (places: readonly Place[]): string =>
  ofType(places, 'paragraph')
    .map(({ node }) => wordsOf(node).replaceAll(/\s+/g, ' ').trim())
    .find((words) => /[\p{L}\p{N}]/u.test(words)) ?? '';

/** A picture's alternative text is left out, since it says nothing without the picture. */
function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

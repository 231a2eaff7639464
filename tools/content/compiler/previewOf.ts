import type { Nodes } from 'mdast';
import { ofType, type Place } from './places.ts';

/** The words of the first paragraph that has any. */
export const previewOf = (places: readonly Place[]): string | undefined =>
  ofType(places, 'paragraph')
    .map(({ node }) => wordsOf(node).replaceAll(/\s+/g, ' ').trim())
    .find((words) => /[\p{L}\p{N}]/u.test(words));

/** Without the words of pictures, which say nothing where the picture is missing. */
function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

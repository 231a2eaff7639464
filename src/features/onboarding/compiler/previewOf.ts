import type { Nodes, Root } from 'mdast';
import { ofType, placesIn } from './places.ts';

/** The words of the first paragraph that has any. */
export const previewOf = (tree: Root): string | undefined =>
  ofType(placesIn(tree), 'paragraph')
    .map(({ node }) => wordsOf(node).replaceAll(/\s+/g, ' ').trim())
    .find((words) => /[\p{L}\p{N}]/u.test(words));

/** Without the words of pictures, which say nothing where the picture is missing. */
function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

import type { ListItem, Nodes, PhrasingContent, Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { phrasing } from 'mdast-util-phrasing';
import { toString } from 'mdast-util-to-string';
import rehypeDomParse from 'rehype-dom-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { ofType, placesIn } from '#tools/content/compiler/places.ts';
import { type Handle, link, linkAddresses, textNode } from './addresses.ts';
import { notedPicture, pictureOf } from './pastedPictures.ts';

/** Removes backslashes that Markdown does not need: in `R&D`, in `file_name`, and in `9~17`. */
const text: Handle = (node, _parent, state, info) =>
  state
    .safe(node.value, info)
    .replaceAll(
      /(?<!\\)\\(?=&(?!#?\w+;))|(?<=\w)\\(?=_\w)|(?<=[\p{L}\p{N}])\\(?=~[\p{L}\p{N}])/gu,
      '',
    );

const converter = unified()
  .use(rehypeDomParse, { fragment: true })
  .use(rehypeRemark, { nodeHandlers: { comment: () => undefined } })
  .use(() => tidy)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', handlers: { link, text } });

export const writeMarkdown = (body: HTMLElement) =>
  String(converter.processSync(body.innerHTML.replaceAll('&nbsp;', ' '))).trim();

function tidy(tree: Root) {
  for (const { node } of placesIn(tree)) removeEmptyParagraphs(node);
  for (const { node } of ofType(placesIn(tree), 'table')) node.align = null;
  for (const { node } of ofType(placesIn(tree), 'tableCell'))
    node.children = inOneLine(node.children);
  for (const { node } of ofType(placesIn(tree), 'listItem')) readCheckbox(node);
  for (const { node } of ofType(placesIn(tree), 'list', 'listItem')) {
    // No empty lines between items. An item has some only if it has several paragraphs.
    node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
  findAndReplace(tree, [notedPicture, pictureOf]);
  linkAddresses(tree);
}

/** Word and Google Docs separate paragraphs by empty ones. */
function removeEmptyParagraphs(node: Nodes) {
  if (!('children' in node)) return;
  const parent: { children: Nodes[] } = node;
  parent.children = parent.children.filter(
    (child) => child.type !== 'paragraph' || toString(child).trim(),
  );
}

/** A cell of a Markdown table is one line, so the numbers of a list become text. */
function inOneLine(nodes: readonly Nodes[]): PhrasingContent[] {
  const line: PhrasingContent[] = [];
  nodes.forEach((node, index) => {
    const previous = nodes[index - 1];
    const last = line.at(-1);
    const isSpaced = !last || (last.type === 'text' && /\s$/.test(last.value));
    if (previous && (isBlock(previous) || isBlock(node)) && !isSpaced) line.push(textNode(' '));
    line.push(...phrasesOf(node));
  });
  return line;
}

const isBlock = (node: Nodes) => node.type === 'break' || !phrasing(node);

function phrasesOf(node: Nodes): PhrasingContent[] {
  switch (node.type) {
    case 'break':
      return [];
    case 'code': {
      const lines = node.value.split('\n').filter((value) => value.trim());
      return lines.flatMap((value, index) => [
        textNode(index > 0 ? ' ' : ''),
        { type: 'inlineCode', value },
      ]);
    }
    case 'list': {
      const { start, children } = node;
      const numberAt = (index: number) => (node.ordered ? `${(start ?? 1) + index}. ` : '');
      return children.flatMap((item, index) => [
        textNode((index > 0 ? '; ' : '') + numberAt(index)),
        ...inOneLine(item.children),
      ]);
    }
    default:
      if (!('children' in node)) return phrasing(node) ? [node] : [];
      return phrasing(node)
        ? [{ ...node, children: inOneLine(node.children) }]
        : inOneLine(node.children);
  }
}

/** Turns the sign for a checkbox at the start of an item into one. */
function readCheckbox(item: ListItem) {
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph') return;
  const [, sign, words] = /^\s*([☐☑☒])\s*(\S?)/.exec(toString(paragraph)) ?? [];
  let first: Nodes | undefined = paragraph;
  while (first && 'children' in first) first = first.children[0];
  if (!words || first?.type !== 'text') return;
  item.checked = sign !== '☐';
  first.value = first.value.replace(/^\s*[☐☑☒]\s*/, '');
}

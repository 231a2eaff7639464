import type { Heading, Nodes, Paragraph, TableCell, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { linesBefore } from '../../../text/text.ts';
import type { Place } from '../places.ts';
import { isBareAddress } from './bareAddress.ts';

type Block = Paragraph | Heading | TableCell;

/** Replaces each character that Markdown has read, as well as code and escaped characters. */
export const read = '█';

/** Replaces each character of a bare address. */
const address = '▒';

/**
 * The text of a block as Markdown shows it, with each character at its place in the source. Whatever Markdown has read
 * is covered by other characters, so a search finds no code, addresses, or escaped characters.
 */
export function shownText(
  { node: block, line }: Pick<Place<Block>, 'node' | 'line'>,
  text: string,
) {
  const start = block.children[0]?.position?.start.offset ?? block.position?.start.offset ?? 0;
  const end = block.position?.end.offset ?? start;
  let at = start;
  let shown = '';
  const cover = (until: number, sign: string) => {
    shown += text.slice(at, until).replaceAll(/\S/g, sign);
    at = Math.max(at, until);
  };
  for (const part of partsIn(block, text)) {
    // The parser gives no position for the text around an address that it links.
    const from = part.position?.start.offset ?? text.indexOf(part.value, at);
    const to = part.position?.end.offset ?? from + part.value.length;
    if (from < at || to > end) continue;
    cover(from, read);
    if (part.isAddress) cover(to, address);
    else {
      shown += text.slice(from, to).replaceAll(escaped, read.repeat(2));
      at = to;
    }
  }
  cover(end, read);
  return {
    source: text.slice(start, end),
    // The marks of a quote become spaces.
    shown: shown.replaceAll(/\n[ \t>]+/g, (signs) => `\n${' '.repeat(signs.length - 1)}`),
    lineAt: (index: number) => line + linesBefore(shown, index),
  };
}

const escaped = /\\[!-/:-@[-`{-~]/g;

type Part = Pick<Text, 'value' | 'position'> & { readonly isAddress: boolean };

/** The texts and bare addresses of a block. */
function partsIn(node: Nodes, text: string): Part[] {
  if (node.type === 'text') return [{ ...node, isAddress: false }];
  if (isBareAddress(node, text)) {
    return [{ value: toString(node), position: node.position, isAddress: true }];
  }
  return 'children' in node ? node.children.flatMap((child) => partsIn(child, text)) : [];
}

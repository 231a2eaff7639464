import type { Heading, Nodes, Paragraph, TableCell, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Place } from '../places.ts';
import { linesBefore } from '../text.ts';
import { isBareAddress } from './bareAddress.ts';

/** What holds words. */
type Block = Paragraph | Heading | TableCell;

/** Stands for each sign that Markdown has read, and for code and escaped signs. */
export const read = '█';

/** Stands for each sign of an address that is its own link. */
const address = '▒';

/**
 * A block with what Markdown shows as it is written, each sign in its place, and other signs where Markdown has read
 * something: what has a meaning elsewhere can be looked for here without finding code, addresses, or escaped signs.
 */
export function shownText({ node: block, line }: Place<Block>, text: string) {
  const start = block.children[0]?.position?.start.offset ?? block.position?.start.offset ?? 0;
  const end = block.position?.end.offset ?? start;
  let at = start;
  let shown = '';
  const cover = (until: number, sign: string) => {
    shown += text.slice(at, until).replaceAll(/\S/g, sign);
    at = Math.max(at, until);
  };
  for (const part of partsIn(block, text)) {
    // The parser gives no position to what surrounds an address that it has found afterwards.
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
    // Without the signs of a quote in front of a line.
    shown: shown.replaceAll(/\n[ \t>]+/g, (signs) => `\n${' '.repeat(signs.length - 1)}`),
    lineAt: (index: number) => line + linesBefore(shown, index),
  };
}

const escaped = /\\[!-/:-@[-`{-~]/g;

type Part = Pick<Text, 'value' | 'position'> & { readonly isAddress: boolean };

/** The texts of a block, and the addresses among them. */
function partsIn(node: Nodes, text: string): Part[] {
  if (node.type === 'text') return [{ ...node, isAddress: false }];
  if (isBareAddress(node, text)) {
    return [{ value: toString(node), position: node.position, isAddress: true }];
  }
  return 'children' in node ? node.children.flatMap((child) => partsIn(child, text)) : [];
}

import type { Link, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { shorten } from '../../../text/text.ts';
import { type Place, problemsAt, sourceOf } from '../places.ts';

/** Whether this is an address that Markdown links by itself, without brackets around it. */
export const isBareAddress = (node: Nodes, text: string): node is Link =>
  node.type === 'link' && !/^[[<]/.test(sourceOf(node, text));

/** May belong to the address or follow it: punctuation beyond ASCII, scripts without spaces, a second address. */
const unclearEnd =
  /(?!\p{ASCII})[\p{P}\p{S}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]|[,;|](?=https?:\/\/)/u;

const slack = 'A link with its own text is written differently here: [its text](https://…).';

/** Addresses that include the text after them: a bare one ends only at a space, and one in `<…>` at the `>`. */
export function findUnclearAddress({ node, line }: Place<Link>, text: string) {
  const address = toString(node);
  const isUnclear = isBareAddress(node, text) && unclearEnd.test(address);
  const isOfSlack = /^<[^|>]*\|/.test(sourceOf(node, text));
  const scheme = /^www\./i.test(address) ? 'https://' : '';
  const message = `It is not clear where the address "${shorten(address)}" ends. Write <${scheme} before it and > after it.`;
  return problemsAt(line, isUnclear && message, isOfSlack && slack);
}

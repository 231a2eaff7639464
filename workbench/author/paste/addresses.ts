import type { Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { toString } from 'mdast-util-to-string';
import type { Options } from 'remark-stringify';

export type Handle = NonNullable<NonNullable<Options['handlers']>['link']>;

const pageAddress = /(?<![a-z])https?:\/\/[^\s<>|\\`]+|(?<![\w.@/-])www\.\w[^\s<>|\\`]*/gi;
const mailAddress = /(?<![\p{L}\p{N}_.+-])[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/giu;

/** Links bare addresses, since remark would put backslashes into them as text. */
export function linkAddresses(tree: Root) {
  const ignore = ['link', 'linkReference'];
  findAndReplace(
    tree,
    [
      [pageAddress, linkToPage],
      [mailAddress, linkToMail],
    ],
    { ignore },
  );
}

function linkToPage(found: string, { index, input }: { index: number; input: string }) {
  // In a script without spaces, only the author knows where the address ends. The checker asks.
  if (/[^!-~]/.test(found)) {
    const isWhole = /^(?:\s|$)/.test(input.slice(index + found.length));
    return isWhole && { type: 'html' as const, value: found };
  }
  const address = withoutSignsBehind(found);
  const url = /^www/i.test(address) ? `http://${address}` : address;
  return URL.canParse(url) && [linkTo(url, address), textNode(found.slice(address.length))];
}

const linkToMail = (address: string) => linkTo(`mailto:${address}`, address);

export const textNode = (value: string) => ({ type: 'text' as const, value });

const linkTo = (url: string, text: string) => ({
  type: 'link' as const,
  url,
  children: [textNode(text)],
});

/** Removes the punctuation of the sentence around an address, and a closing parenthesis that has no opening one. */
function withoutSignsBehind(address: string): string {
  const bare = address.replace(/(?<![!"'*,.:;?\]_~])[!"'*,.:;?\]_~]+$/, '');
  const count = (sign: string) => bare.split(sign).length;
  return bare.endsWith(')') && count(')') > count('(')
    ? withoutSignsBehind(bare.slice(0, -1))
    : bare;
}

const inPairs = /^[^()]*(?:\([^()]*\)[^()]*)*$/;

/** Encodes what Markdown would need a backslash for, or what would end the address. */
function destinationOf(url: string): string {
  // Browsers read a backslash as a slash, and ignore line ends.
  const isWeb = /^\s*https?:/i.test(url) && /[\s\\]/.test(url) && URL.canParse(url);
  const address = isWeb ? new URL(url).href : url.trim();
  const encoded = address.replaceAll(/[\s<>|\\`]/g, encodeURIComponent);
  const destination = inPairs.test(encoded)
    ? encoded
    : encoded.replaceAll('(', '%28').replaceAll(')', '%29');
  return destination.replaceAll(/&(?=#?\w+;)/g, '&amp;');
}

/** Writes a link without the backslashes that remark puts before parentheses and `&`. */
export const link: Handle = (node, _parent, state, info) => {
  const shown = toString(node);
  const isPage = node.url === shown && /^https?:[^\s<>|\\]+$/i.test(shown);
  const isMail = node.url === `mailto:${shown}` && /^[\w.+-]+@[\w.-]+$/.test(shown);
  if (isPage || isMail) return `<${shown}>`;
  const exits = [state.enter('link'), state.enter('label')];
  const label = state.containerPhrasing(node, { ...info, before: '[', after: '](' });
  for (const exit of exits.toReversed()) exit();
  return `[${label}](${destinationOf(node.url)})`;
};

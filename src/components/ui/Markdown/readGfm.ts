import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/**
 * The extensions that remark-gfm uses. That package would also bring in the code that writes Markdown.
 * Strikethrough takes two tildes, because a single tilde is a character, as in "9~17".
 */
export const gfmExtensions = {
  extensions: [gfm({ singleTilde: false })],
  mdastExtensions: [gfmFromMarkdown()],
};

/** A remark plugin that reads GitHub Flavored Markdown. */
export function readGfm(this: { readonly data: () => object }) {
  const { extensions, mdastExtensions } = gfmExtensions;
  Object.assign(this.data(), {
    micromarkExtensions: extensions,
    fromMarkdownExtensions: mdastExtensions,
  });
}

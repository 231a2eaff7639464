import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/**
 * Read GitHub's Markdown as remark-gfm does. That package would bring along the code that writes Markdown.
 * Two tildes strike through; one is a tilde, as in "9~17".
 */
export const gfmExtensions = {
  extensions: [gfm({ singleTilde: false })],
  mdastExtensions: [gfmFromMarkdown()],
};

/** A remark plugin. */
export function readGfm(this: { readonly data: () => object }) {
  const { extensions, mdastExtensions } = gfmExtensions;
  Object.assign(this.data(), {
    micromarkExtensions: extensions,
    fromMarkdownExtensions: mdastExtensions,
  });
}

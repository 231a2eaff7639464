import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Processor } from 'unified';

/**
 * Reads GitHub's Markdown as remark-gfm does. That package would bring along the code that writes Markdown.
 * Two tildes strike through; one is a tilde, as in "9~17".
 */
export function readGfm(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [gfm({ singleTilde: false })];
  data.fromMarkdownExtensions = [gfmFromMarkdown()];
}

import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Processor } from 'unified';

/**
 * GitHub's Markdown, as remark-gfm reads it. Not by that package, because it brings the code that writes Markdown, too.
 * Two tildes strike through; one is a tilde, as in "9~17".
 */
export function readGfm(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [gfm({ singleTilde: false })];
  data.fromMarkdownExtensions = [gfmFromMarkdown()];
}

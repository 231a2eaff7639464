import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Processor } from 'unified';

/** GitHub's Markdown, as remark-gfm reads it. Not by that package, because it brings the code that writes Markdown, too. */
export function readGfm(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [gfm()];
  data.fromMarkdownExtensions = [gfmFromMarkdown()];
}

import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Processor } from 'unified';

/** GitHub's Markdown, as remark-gfm reads it; that package also has what writes it, which nobody here needs. */
export function readGfm(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = [gfm()];
  data.fromMarkdownExtensions = [gfmFromMarkdown()];
}

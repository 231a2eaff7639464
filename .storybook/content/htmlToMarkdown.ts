import rehypeDomParse from 'rehype-dom-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const converter = unified()
  .use(rehypeDomParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' });

/**
 * The Markdown of HTML from a word processor or a web page. Undefined for HTML without paragraphs, lists, headings and
 * tables, as code editors copy it, because its plain text is the Markdown already.
 */
export function markdownOf(copied: string): string | undefined {
  const { body } = new DOMParser().parseFromString(copied, 'text/html');
  if (!body.querySelector('p, li, h1, h2, h3, h4, h5, h6, table')) return undefined;
  for (const picture of body.querySelectorAll('img')) picture.remove();
  makeLists(body);
  nestLists(body);
  markEmphasis(body);
  tidyEmphasis(body);
  beginHeadingsAtLevel2(body);
  const html = body.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, '');
  const markdown = String(converter.processSync(html)).trim();
  // Empty lines become one, because Word and Google Docs set paragraphs apart by empty paragraphs and breaks.
  return markdown.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
}

/** Makes lists of Word's paragraphs: `mso-list: l0 level2 lfo1` is an item of the second level, its bullet a text. */
function makeLists(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(paragraph.outerHTML)?.[1] ?? 1);
    const marker = paragraph.querySelector('[style*="Ignore"]');
    const kind = /\w[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    listAbove(paragraph, level, kind).append(item);
    paragraph.remove();
  }
}

/** The list of this level and kind that ends right above a paragraph, or a new one in its place. */
function listAbove(paragraph: Element, level: number, kind: string): Element {
  let above = paragraph.previousElementSibling;
  let put = (list: Element) => paragraph.before(list);
  for (let depth = 1; ; depth += 1) {
    const isInnermost = depth >= level;
    const list = above?.matches(isInnermost ? kind : 'ul, ol')
      ? above
      : document.createElement(kind);
    if (list !== above) put(list);
    const { lastElementChild: item } = list;
    if (isInnermost || !item) return list;
    above = item.lastElementChild;
    put = (inner) => item.append(inner);
  }
}

/** Puts an inner list into its item, because Google Docs puts it beside, and takes the paragraph out of each item. */
function nestLists(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('li > p:only-child')) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    list.previousElementSibling?.append(list);
  }
}

/** Replaces the wrappers of Google Docs: a `b` that is not bold around the whole text, a bold `span` around what is bold. */
function markEmphasis(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('b')) {
    if (wrapper.style.fontWeight === 'normal') wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of body.querySelectorAll('span')) {
    const { fontWeight, fontStyle } = span.style;
    if (!span.closest('h1, h2, h3, h4, h5, h6')) {
      if (/^(?:bold|[6-9]00)$/.test(fontWeight)) wrapContent(span, 'strong');
      if (fontStyle === 'italic') wrapContent(span, 'em');
    }
    span.replaceWith(...span.childNodes);
  }
}

function wrapContent(element: Element, name: string) {
  const wrapper = document.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Moves spaces out of emphasis and joins neighbors, because Markdown cannot write `** a **` or `**a****b**`. */
function tidyEmphasis(body: HTMLElement) {
  // Inner elements first, because their spaces move to the outer element.
  for (const element of [...body.querySelectorAll('b, strong, i, em')].toReversed()) {
    const next = element.nextSibling;
    if (next instanceof Element && next.localName === element.localName) {
      element.append(...next.childNodes);
      next.remove();
    }
    element.normalize();
    const { firstChild, lastChild } = element;
    if (firstChild instanceof Text && /^\s/.test(firstChild.data)) {
      firstChild.data = firstChild.data.trimStart();
      element.before(' ');
    }
    if (lastChild instanceof Text && /\s$/.test(lastChild.data)) {
      lastChild.data = lastChild.data.trimEnd();
      element.after(' ');
    }
    if (!element.textContent) element.replaceWith(...element.childNodes);
  }
}

/** Renumbers the levels, because level 1 is the title of the mission, and the checker refuses a level that is left out. */
function beginHeadingsAtLevel2(body: HTMLElement) {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = [...new Set(headings.map(({ localName }) => localName))].toSorted();
  for (const heading of headings) rename(heading, `h${levels.indexOf(heading.localName) + 2}`);
}

function rename(element: Element, name: string) {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

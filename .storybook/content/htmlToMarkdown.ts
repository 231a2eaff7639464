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
 * The Markdown of what was copied from a word processor or a web page. Undefined for what has no paragraphs or
 * lists, as a text that was copied from an editor of code: its plain text says it all.
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
  // Word and Google Docs set paragraphs apart by empty ones, and by breaks between them.
  return markdown.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
}

/** Word writes the items of a list as paragraphs: `mso-list: l0 level2 lfo1`, and the bullet as a text. */
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

/** The list that ends right above a paragraph, at its level; a new one where there is none of its kind. */
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

/** Google Docs puts an inner list beside the item that it belongs to, and each item into a paragraph. */
function nestLists(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('li > p:only-child')) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    list.previousElementSibling?.append(list);
  }
}

/** Google Docs puts all of a text into a `b` that is not bold, and what is bold into a `span` that is. */
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

/** Markdown has no emphasis that begins or ends with a space, or that ends where the same begins. */
function tidyEmphasis(body: HTMLElement) {
  // The inner ones first: their spaces become the outer one’s.
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

/** The title of the mission is its only heading of level 1, and no level may be left out. */
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

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
  makeLists(body);
  markEmphasis(body);
  beginHeadingsAtLevel2(body);
  for (const picture of body.querySelectorAll('img')) picture.remove();
  const html = body.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, '');
  return String(converter.processSync(html)).trim();
}

const styleOf = (element: Element) => (element.getAttribute('style') ?? '').replaceAll(/\s/g, '');

/** Word writes the items of a list as paragraphs: `mso-list: l0 level2 lfo1`, and the bullet as a text. */
function makeLists(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/mso-list:\S*?level(\d)/.exec(styleOf(paragraph))?.[1] ?? 1);
    const marker = paragraph.querySelector('[style*="Ignore"]');
    const kind = /\w[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    listAbove(paragraph, level, kind).append(item);
    paragraph.remove();
  }
}

/** The list that ends right above a paragraph, at its level; a new one where there is none. */
function listAbove(paragraph: Element, level: number, kind: string): Element {
  const before = paragraph.previousElementSibling;
  let list = before?.matches('ul, ol') ? before : undefined;
  if (!list) {
    list = document.createElement(kind);
    paragraph.before(list);
  }
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const item: Element = list.lastElementChild;
    const inner = item.querySelector(':scope > ul, :scope > ol') ?? document.createElement(kind);
    item.append(inner);
    list = inner;
  }
  return list;
}

/** Google Docs puts all of a text into a `b` that is not bold, and what is bold into a `span` that is. */
function markEmphasis(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('b')) {
    if (styleOf(wrapper).includes('font-weight:normal')) wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of body.querySelectorAll('span')) {
    const style = styleOf(span);
    const name = /font-weight:(?:bold|[6-9]00)/.test(style)
      ? 'strong'
      : style.includes('font-style:italic') && 'em';
    if (name && !span.closest('h1, h2, h3, h4, h5, h6')) rename(span, name);
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

import type { Nodes } from 'mdast';
import rehypeDomParse from 'rehype-dom-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { ofType, placesIn } from '#features/onboarding/compiler/places.ts';
import { withLists } from './pastedLists.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

const converter = unified()
  .use(rehypeDomParse, { fragment: true })
  .use(rehypeRemark)
  .use(() => tightenLists)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' });

/** Without empty lines between items, and in an item only where it has several paragraphs. */
function tightenLists(tree: Nodes) {
  for (const { node } of ofType(placesIn(tree), 'list', 'listItem')) {
    node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
}

/**
 * The Markdown of what was copied from a word processor, a mail or a web page: what that document shows, and nothing
 * else. Undefined for HTML that says no more than its plain text, and for code, which may be Markdown already.
 */
export function markdownOf(copied: string): string | undefined {
  const copy = new DOMParser().parseFromString(copied, 'text/html');
  if (isPlain(copy.body)) return undefined;
  leaveOut(copy.body);
  disarm(copy);
  // Because Google Docs puts a `b` that is not bold around everything.
  unwrapAll(copy.body, 'b[id^="docs-internal-guid"]');
  prepareHeadings(copy.body);
  prepareCheckboxes(copy.body);
  const body = withLists(copy);
  for (const table of body.querySelectorAll('table')) flattenCells(table);
  const heads = `${headings}, th`;
  unwrapAll(
    body,
    `a:not([href]), a[href^="#"], a[href=""], u, ins, mark, span, :is(${heads}) :is(b, strong)`,
  );
  tidyEmphasis(body);
  for (const empty of body.querySelectorAll(`a, ${headings}`)) {
    if (!empty.textContent?.trim()) empty.remove();
  }
  beginHeadingsAtLevel2(body);
  return tidied(String(converter.processSync(body.innerHTML)));
}

/** Code editors copy lines that keep their spaces; a mail without a link or emphasis has nothing to convert. */
function isPlain(body: HTMLElement): boolean {
  const { style, localName } = (body.firstElementChild as HTMLElement | null) ?? body;
  if (localName === 'pre' || style.whiteSpace === 'pre') return true;
  const telling = `p, li, table, a[href], b, strong, i, em, s, del, [role=heading], ${headings}`;
  return !body.querySelector(`${telling}, span[style*="font-weight"], span[style*="italic"]`);
}

const harmless =
  /^(?:xmlns.*|(?:aria|data)-.+|class|colspan|content|href|id|name|role|rowspan|start|style|type)$/;

/** Leaves nothing that a page would run or fetch, should any of it ever get into one. */
function disarm(copy: Document) {
  for (const element of copy.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!harmless.test(name)) element.removeAttribute(name);
    }
  }
  for (const element of copy.querySelectorAll('base, iframe, img, link, object, script, svg')) {
    element.remove();
  }
}

/** Removes what a document does not show: hidden text, deleted words of tracked changes, comments. */
function leaveOut(body: HTMLElement) {
  const hidden = '[style*="mso-hide:all" i], [hidden], del[cite], del[datetime], style, title';
  const comments = '[class*="MsoComment" i], [class*="msocom" i], [style*="mso-element:comment" i]';
  for (const element of body.querySelectorAll<HTMLElement>(`${hidden}, ${comments}`)) {
    element.remove();
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element;
    if (style.display === 'none') element.remove();
    // Because the editor takes no number for bold, and Google Docs writes 700.
    if (Number(style.fontWeight) >= 600) style.fontWeight = 'bold';
  }
}

/** The number of a heading stays as words, its bullet goes; Word for the web writes headings as paragraphs with a role. */
function prepareHeadings(body: HTMLElement) {
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    rename(heading, `h${Math.min(Number(heading.ariaLevel ?? 1), 6)}`);
  }
  for (const heading of body.querySelectorAll<HTMLElement>(headings)) {
    const mark = heading.querySelector('[style*="mso-list:Ignore" i]');
    if (mark) mark.replaceWith(/\w/.test(mark.textContent) ? `${mark.textContent.trim()} ` : '');
    heading.removeAttribute('style');
  }
}

/** Writes checkboxes as the signs that Word has for them, because the editor drops roles. */
function prepareCheckboxes(body: HTMLElement) {
  for (const item of body.querySelectorAll('li[role="checkbox"]')) {
    const target = item.querySelector('p') ?? item;
    target.prepend(`${item.ariaChecked === 'true' ? '☑' : '☐'} `);
  }
}

/** Moves what Markdown cannot emphasize out of emphasis, and joins neighbors: `** a **`, `**a:**b`, `**a****b**`. */
function tidyEmphasis(body: HTMLElement) {
  for (const end of [...body.querySelectorAll('br')].toReversed()) {
    const next = end.nextSibling;
    if (!(next instanceof Element) && !next?.textContent?.trim()) end.remove();
  }
  // Inner elements first, because their spaces move to the outer element.
  for (const element of [...body.querySelectorAll('b, strong, i, em, s, del')].toReversed()) {
    const next = element.nextSibling;
    if (next instanceof Element && next.localName === element.localName) {
      element.append(...next.childNodes);
      next.remove();
    }
    element.normalize();
    const { firstChild, lastChild, previousSibling, nextSibling } = element;
    const isInWord = (neighbor = '') => /[\p{L}\p{N}]/u.test(neighbor);
    const beginsInWord = isInWord(previousSibling?.textContent?.at(-1));
    const endsInWord = isInWord(nextSibling?.textContent?.at(0));
    takeOut(firstChild, beginsInWord ? /^[\s\p{P}\p{S}]+/u : /^\s+/, (part) =>
      element.before(part),
    );
    takeOut(lastChild, endsInWord ? /[\s\p{P}\p{S}]+$/u : /\s+$/, (part) => element.after(part));
    if (!element.textContent) unwrap(element);
  }
}

function takeOut(text: Node | null, pattern: RegExp, put: (part: string) => void) {
  if (!(text instanceof Text)) return;
  const [part] = pattern.exec(text.data) ?? [];
  if (!part) return;
  text.data = text.data.replace(pattern, '');
  put(part);
}

/** A cell of a Markdown table is one line, in which only words can say the numbers of a list; the first row is its head. */
function flattenCells(table: HTMLTableElement) {
  for (const cell of table.querySelectorAll('td, th')) {
    for (const list of cell.querySelectorAll('ol')) {
      [...list.children].forEach((item, index) => item.prepend(`${list.start + index}. `));
    }
    const parts = [...cell.querySelectorAll('p, li, div, br')];
    for (const part of parts) part.after(part.matches('li:not(:last-child)') ? '; ' : ' ');
    unwrapAll(cell, `p, li, ul, ol, div, br, ${headings}`);
  }
  for (const cell of table.rows[0]?.cells ?? []) rename(cell, 'th');
}

/** Renumbers the levels, because level 1 is the title of the mission, and the checker refuses a level that is left out. */
function beginHeadingsAtLevel2(body: HTMLElement) {
  const all = [...body.querySelectorAll(headings)];
  const levels = [...new Set(all.map(({ localName }) => localName))].toSorted();
  for (const heading of all) rename(heading, `h${levels.indexOf(heading.localName) + 2}`);
}

/**
 * Writes checkboxes at the beginning of items, no backslashes where Markdown needs none (in addresses, `R&D`,
 * `file_name`), and one empty line for several, because Word and Google Docs set paragraphs apart by empty ones.
 */
const tidied = (markdown: string) =>
  markdown
    .replaceAll(/(?<=^[\s>]*(?:-|\d+[.)]) +)([☐☑☒]) */gm, (_, sign) =>
      sign === '☐' ? '[ ] ' : '[x] ',
    )
    .replaceAll(/(?<!\\)\\(?=[:@]|&(?!#?\w+;))|(?<=\w)\\(?=_\w)/g, '')
    .replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim();

function unwrapAll(parent: Element, selector: string) {
  for (const element of parent.querySelectorAll(selector)) unwrap(element);
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

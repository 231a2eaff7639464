import { hasBullets } from './pastedBullets.ts';
import { withLists } from './pastedLists.ts';
import { type FindPicture, hasPictures, notePictures } from './pastedPictures.ts';
import { textsIn, writeCheckboxes, writeRaisedNumbers } from './pastedSigns.ts';
import { writeMarkdown } from './writeMarkdown.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * The Markdown of what a word processor, mail, or web page shows. Undefined for HTML that says no more than its plain
 * text, and for code, which may already be Markdown.
 */
export async function markdownOf(
  copied: string,
  nameOf: FindPicture = async () => undefined,
): Promise<string | undefined> {
  const copy = new DOMParser().parseFromString(copied, 'text/html');
  if (isPlain(copy.body)) return undefined;
  leaveOut(copy.body);
  await notePictures(copy.body, nameOf);
  disarm(copy);
  // Google Docs puts a `b` that is not bold around everything.
  unwrapAll(copy.body, 'b[id^="docs-internal-guid"]');
  prepareHeadings(copy.body);
  writeCheckboxes(copy.body);
  prepareCode(copy.body);
  writeRaisedNumbers(copy.body);
  for (const caption of copy.body.querySelectorAll('caption')) {
    caption.closest('table')?.before(rename(caption, 'p'));
  }
  const body = withLists(copy);
  prepareTables(body);
  const heads = `${headings}, thead`;
  unwrapAll(
    body,
    `a:not([href]), a[href^="#"], a[href=""], u, ins, mark, span, :is(${heads}) :is(b, strong)`,
  );
  tidyEmphasis(body);
  for (const empty of body.querySelectorAll(`a, ${headings}`)) {
    if (!empty.textContent?.trim()) empty.remove();
  }
  beginHeadingsAtLevel2(body);
  return writeMarkdown(body);
}

/** Code editors copy lines with their spaces. A mail without links and emphasis has nothing to convert. */
function isPlain(body: HTMLElement): boolean {
  const { style, childNodes } = body;
  const shown = [...childNodes].filter(
    (node) => !(node instanceof Comment) && node.textContent?.trim(),
  );
  if (style.whiteSpace === 'pre' || (shown.length > 0 && shown.every(isCode))) return true;
  const telling = `p, li, table, pre, blockquote, dl, sup, sub, a[href], b, strong, i, em, s, del, [role=heading], ${headings}`;
  const isStyled = body.querySelector(
    `${telling}, span[style*="font-weight"], span[style*="italic"]`,
  );
  return !isStyled && !hasBullets(body) && !hasPictures(body);
}

const isCode = (node: Node) =>
  node instanceof HTMLElement && (node.localName === 'pre' || node.style.whiteSpace === 'pre');

const harmless =
  /^(?:xmlns.*|(?:aria|data)-.+|checked|class|colspan|content|href|id|name|role|rowspan|start|style|type)$/;

/** Removes everything that could run or be fetched if it ever got into a page. */
function disarm(copy: Document) {
  for (const element of copy.querySelectorAll('*')) {
    if (element instanceof SVGElement) element.remove();
    for (const name of element.getAttributeNames()) {
      if (!harmless.test(name)) element.removeAttribute(name);
    }
  }
  for (const element of copy.querySelectorAll('base, iframe, img, link, object, script')) {
    element.remove();
  }
}

/** Removes what the document does not show: hidden text, deleted text of tracked changes, comments. */
function leaveOut(body: HTMLElement) {
  const hidden = '[style*="mso-hide:all" i], [hidden], del[cite], del[datetime], style, title';
  const comments = '[class*="MsoComment" i], [class*="msocom" i], [style*="mso-element:comment" i]';
  for (const element of body.querySelectorAll<HTMLElement>(`${hidden}, ${comments}`)) {
    element.remove();
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element;
    if (style.display === 'none') element.remove();
    // Google Docs writes 700 for bold, which the editor does not understand.
    if (Number(style.fontWeight) >= 600) style.fontWeight = 'bold';
  }
}

/** Keeps a heading's number, drops its bullet. Word for the web copies headings as paragraphs with a role. */
function prepareHeadings(body: HTMLElement) {
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    rename(heading, `h${Math.min(Number(heading.ariaLevel ?? 1), 6)}`);
  }
  for (const heading of body.querySelectorAll<HTMLElement>(headings)) {
    const marker = heading.querySelector('[style*="mso-list:Ignore" i]');
    if (marker)
      marker.replaceWith(/\w/.test(marker.textContent) ? `${marker.textContent.trim()} ` : '');
    heading.removeAttribute('style');
  }
}

/** Removes the name and the buttons of a code block. Code of several lines becomes a block. */
function prepareCode(body: HTMLElement) {
  for (const button of body.querySelectorAll('pre button, :has(> pre) > button')) button.remove();
  for (const block of body.querySelectorAll('pre:has(div code)')) {
    block.replaceChildren(...block.querySelectorAll('code'));
  }
  for (const code of body.querySelectorAll('code:not(pre code)')) {
    if (isInSentence(code)) continue;
    const ends = code.querySelectorAll('br');
    // If the code has `br` elements, line ends in the source are spaces.
    for (const text of ends.length > 0 ? textsIn(code) : []) {
      text.data = text.data.replaceAll(/\s*\n\s*/g, '');
    }
    for (const end of ends) end.replaceWith('\n');
    if (code.textContent.trim().includes('\n')) rename(code, 'pre');
  }
}

function isInSentence(code: Element): boolean {
  let whole = code;
  while (whole.parentElement?.textContent.trim() === code.textContent.trim()) {
    whole = whole.parentElement;
  }
  const around = whole.parentElement?.childNodes ?? [];
  return [...around].some((node) => node instanceof Text && node.data.trim());
}

/** Moves what Markdown cannot emphasize out of emphasis, and joins neighbors: `** a **`, `**a:**b`, `**a****b**`. */
function tidyEmphasis(body: HTMLElement) {
  for (const end of [...body.querySelectorAll('br')].toReversed()) {
    const next = end.nextSibling;
    if (!(next instanceof Element) && !next?.textContent?.trim()) end.remove();
  }
  // Inner elements come first, since their spaces move to the outer element.
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

/** In Markdown, the first row is the head, and a table inside a cell can only be a list of its rows. */
function prepareTables(body: HTMLElement) {
  const inCells = body.querySelectorAll<HTMLTableElement>('td table, th table');
  for (const inner of [...inCells].toReversed()) {
    const list = body.ownerDocument.createElement('ul');
    for (const row of inner.rows) {
      const item = body.ownerDocument.createElement('li');
      item.append(...[...row.cells].flatMap((cell) => [...cell.childNodes, ' ']));
      list.append(item);
    }
    inner.replaceWith(list);
  }
  for (const table of body.querySelectorAll('table')) {
    table.createTHead().prepend(table.rows[0] ?? '');
  }
}

/** Level 1 is the mission's title, and the checker refuses a level that is skipped. */
function beginHeadingsAtLevel2(body: HTMLElement) {
  const all = [...body.querySelectorAll(headings)];
  const levels = [...new Set(all.map(({ localName }) => localName))].toSorted();
  for (const heading of all) rename(heading, `h${levels.indexOf(heading.localName) + 2}`);
}

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
  return renamed;
}

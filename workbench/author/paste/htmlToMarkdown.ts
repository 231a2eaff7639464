import { hasBullets } from './pastedBullets.ts';
import { rename, textsIn, unwrap, unwrapAll } from './pastedElements.ts';
import { tidyEmphasis, writeEmphasis } from './pastedEmphasis.ts';
import { buildLists, wordMarker } from './pastedLists.ts';
import { type FindPicture, hasPictures, notePictures } from './pastedPictures.ts';
import { writeCheckboxes, writeRaisedNumbers } from './pastedSigns.ts';
import { writeMarkdown } from './writeMarkdown.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * The Markdown of what a word processor, mail, or web page shows. Undefined for HTML that says no more than its plain
 * text, and for code, which may already be Markdown.
 * @param onRenumbered called if letters in front of items became numbers
 */
export async function markdownOf(
  copied: string,
  nameOf: FindPicture = async () => undefined,
  onRenumbered = () => {},
): Promise<string | undefined> {
  // Nothing runs or is fetched in a document without a window.
  const { body } = new DOMParser().parseFromString(copied, 'text/html');
  if (isPlain(body)) return undefined;
  leaveOut(body);
  await notePictures(body, nameOf);
  prepareHeadings(body);
  writeCheckboxes(body);
  prepareCode(body);
  writeRaisedNumbers(body);
  for (const caption of body.querySelectorAll('caption')) {
    caption.closest('table')?.before(rename(caption, 'p'));
  }
  for (const link of body.querySelectorAll('a')) {
    if (!/^(?:https?|mailto|tel):$/.test(link.protocol)) unwrap(link);
  }
  writeEmphasis(body);
  if (buildLists(body)) onRenumbered();
  prepareTables(body);
  const heads = `${headings}, thead`;
  unwrapAll(
    body,
    `a[href^="#"], a[href=""], math, u, ins, mark, font, span, :is(${heads}) :is(b, strong)`,
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
  const telling = `p, li, [data-task-state], table, pre, blockquote, dl, sup, sub, a[href], b, strong, i, em, s, del, [role=heading], ${headings}`;
  const isStyled = body.querySelector(
    `${telling}, span[style*="font-weight"], span[style*="italic"]`,
  );
  return !isStyled && !hasBullets(body) && !hasPictures(body);
}

const isCode = (node: Node) =>
  node instanceof HTMLElement && (node.localName === 'pre' || node.style.whiteSpace === 'pre');

/** Removes what is not shown or no text: hidden text, deleted text of tracked changes, comments, players. */
function leaveOut(body: HTMLElement) {
  const hidden = '[style*="mso-hide:all" i], [hidden], del[cite], del[datetime], style, title';
  const parts = 'audio, iframe, input[type="image"], noscript, object, video';
  const comments = '[class*="MsoComment" i], [class*="msocom" i], [style*="mso-element:comment" i]';
  for (const element of body.querySelectorAll<HTMLElement>(`${hidden}, ${parts}, ${comments}`)) {
    element.remove();
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style.display === 'none') element.remove();
  }
}

/** Keeps a heading's number, drops its bullet. Word for the web copies headings as paragraphs with a role. */
function prepareHeadings(body: HTMLElement) {
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    rename(heading, `h${Math.min(Number(heading.ariaLevel ?? 1), 6)}`);
  }
  for (const heading of body.querySelectorAll<HTMLElement>(headings)) {
    const marker = heading.querySelector(wordMarker);
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
      text.data = text.data.replaceAll(/(?<!\s)[^\S\n]*\n\s*/g, '');
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

import { type Item, type Items, readBullets } from './pastedBullets.ts';
import { rename, unwrap, unwrapAll } from './pastedElements.ts';

/**
 * Builds lists from the items of Word and mail, which are paragraphs, and from those of Word for the web, which are
 * lists of their own. Returns whether letters or numbers of several parts became numbers, the only ones that Markdown has.
 */
export function buildLists(body: HTMLElement): boolean {
  const items: Items = new Map();
  // OneNote begins a list at the number of its first item.
  for (const item of body.querySelectorAll<HTMLLIElement>('ol > li[value]:first-child')) {
    item.parentElement?.setAttribute('start', String(item.value));
  }
  readParagraphs(body, items);
  readBullets(body, items);
  readLists(body, items);
  nestLists(body);
  const parents = new Set([...items.keys()].map(({ parentElement }) => parentElement));
  for (const parent of parents) if (parent) buildListsIn(parent, items);
  const isRenumbered = ({ kind, marker }: Item) => kind === 'ol' && !/^\d*[.)]?$/.test(marker);
  return [...items.values()].some(isRenumbered) || body.querySelector(lettered) !== null;
}

const lettered = 'ol:is([type="a" i], [type="i" i]), li:is([style*="-alpha"], [style*="-roman"])';

/** Word's list and level of an item, such as `l0 level1`. */
const levelOf = (item: Element) =>
  /mso-list:\s*(\S+ level\d+)/i.exec(item.getAttribute('style') ?? '')?.[1] ?? '';

const depthOf = (level: string) => Number(/(?<!\d)\d*$/.exec(level)?.[0]);

/** Word's number or sign in front of an item. */
export const wordMarker = 'span[style*="mso-list" i]';

/** A marker without text is the picture of a bullet. */
function markerOf(item: Element): string {
  const marker = item.querySelector(wordMarker);
  return marker ? marker.textContent.trim() || '•' : '';
}

/** Some browsers only pass on the body of the page, without Word's definitions of lists. */
function readParagraphs(body: HTMLElement, items: Items) {
  const all = [...body.querySelectorAll(':is(p, div)[style*="mso-list" i]')].filter(
    ({ textContent }) => textContent.trim(),
  );
  for (const [level, ofLevel] of Map.groupBy(all, levelOf)) {
    if (!level) continue;
    const markers = ofLevel.map(markerOf);
    const kind = areBullets(markers) ? 'ul' : 'ol';
    ofLevel.forEach((paragraph, index) => {
      for (const marker of paragraph.querySelectorAll(wordMarker)) marker.remove();
      const item = { level: depthOf(level), kind, marker: markers[index] ?? '' } as const;
      items.set(rename(paragraph, 'li'), item);
    });
  }
}

/** A sign that counts nothing. Symbol fonts have some of theirs at letters with accents. */
const sign = /^[\u00A0-\u00FF\uE000-\uF8FF\p{P}\p{S}]$/u;

/** Numbers differ, or have a dot. Bullets may differ, too, but letters alone may count. */
const areBullets = (markers: readonly string[]) =>
  markers.every((marker) => /^[^\d.)]+$/.test(marker)) &&
  (new Set(markers).size === 1 || markers.some((marker) => sign.test(marker)));

/** Word writes some items of a list as lists, and others as paragraphs. */
function readLists(body: HTMLElement, items: Items) {
  const ofWord = ':is(ol, ul):has(li:is([style*="mso-list" i], [data-aria-level]))';
  for (const list of body.querySelectorAll<HTMLOListElement>(ofWord)) {
    const kind = list.matches('ol') ? 'ol' : 'ul';
    [...list.querySelectorAll<HTMLElement>(':scope > li')].forEach((item, index) => {
      const level = Number(item.dataset['ariaLevel'] ?? depthOf(levelOf(item)));
      items.set(item, { level, kind, marker: String(list.start + index) });
    });
    list.replaceWith(...list.childNodes);
  }
  unwrapAll(body, '.ListContainerWrapper');
}

/** Google Docs and LibreOffice write an inner list beside the item that it belongs to, other editors as an item. */
function nestLists(body: HTMLElement) {
  for (const item of body.querySelectorAll('li:has(> :is(ul, ol):only-child)')) {
    if (item.textContent.trim() === item.firstElementChild?.textContent.trim()) unwrap(item);
  }
  for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const outer = inner.parentElement;
    if (inner.previousElementSibling) inner.previousElementSibling.append(inner);
    else outer?.before(inner);
    if (outer?.childElementCount === 0) outer.remove();
  }
}

interface OpenList {
  readonly list: Element;
  readonly level: number;
  next: number;
}

/**
 * Markdown cannot continue an outer list after a paragraph, but an inner list can: it goes into the item above it, with
 * everything between the two.
 */
function buildListsIn(parent: Element, items: Items) {
  let open: OpenList[] = [];
  let between: Element[] = [];
  for (const block of parent.querySelectorAll(':scope > *')) {
    const item = items.get(block);
    if (item) {
      open = addItem(block, item, open, between);
      between = [];
    } else if (block.matches('ul, ol, table, h1, h2, h3, h4, h5, h6')) open = [];
    else if (block.textContent.trim()) between.push(block);
  }
}

function addItem(
  block: Element,
  { level, kind, marker }: Item,
  open: readonly OpenList[],
  between: readonly Element[],
): OpenList[] {
  const outer = open.findLast((each) => each.level < level);
  const same = open.find((each) => each.level === level && each.list.localName === kind);
  const expected = same?.next ?? 1;
  const number = kind === 'ol' ? numberOf(marker, expected) : expected;
  const isJoined = between.length === 0 || (outer && (between.length === 1 || number > 1));
  const around = isJoined ? open.filter((each) => each.level < level) : [];
  if (same && between.length === 0 && number === expected) {
    same.list.append(block);
    return [...around, { ...same, next: number + 1 }];
  }
  const list = block.ownerDocument.createElement(kind);
  if (number > 1 && kind === 'ol') list.setAttribute('start', String(number));
  block.before(list);
  list.append(block);
  const above = around.at(-1)?.list.lastElementChild;
  above?.append(...between, list);
  return [...around, { list, level, next: number + 1 }];
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** `3.` and `c)` are 3; `i` is 9 after an `h`, and otherwise 1. */
function numberOf(marker: string, expected: number): number {
  const [, letters = ''] = /(?<!\w)(\w+)[.)]?$/.exec(marker.toLowerCase()) ?? [];
  if (/^\d+$/.test(letters)) return Number(letters);
  const values = [
    roman.indexOf(letters) + 1,
    letters.length === 1 ? letters.charCodeAt(0) - 96 : 0,
  ];
  return (
    values.find((value) => value === expected) ?? values.find((value) => value > 0) ?? expected
  );
}

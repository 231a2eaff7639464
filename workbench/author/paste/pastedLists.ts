import { Editor, exportContent, paste } from 'roosterjs-content-model-core';
import { PastePlugin } from 'roosterjs-content-model-plugins';
import { defineBullets, markerOf, writeBullets } from './pastedBullets.ts';

/** Turns the lists of Word, Word for the web, and Excel into HTML lists with levels and numbers. */
export function withLists(copy: Document): HTMLElement {
  writeBullets(copy.body);
  defineBullets(copy);
  if (copy.querySelector('[style*="mso-" i], [class^="Mso"]')) {
    // The editor recognizes Word by this attribute, and some browsers only pass on the body of the page.
    copy.documentElement.setAttribute('xmlns:w', 'urn:schemas-microsoft-com:office:word');
  }
  noteNumbers(copy.body);
  // Nothing runs or is fetched in a document without a window.
  const inert = document.implementation.createHTMLDocument();
  const editor = new Editor(inert.createElement('div'), {
    plugins: [new PastePlugin()],
    // Only this copy is disarmed. Its HTML, parsed again, may have other elements.
    trustedHTMLHandler: { htmlToDOM: () => copy, isBypassed: true },
  });
  const rawHtml = copy.documentElement.outerHTML;
  const nothingElse = { text: '', image: null, files: [], customValues: {} };
  paste(editor, { ...nothingElse, types: ['text/html'], rawHtml });
  const html = exportContent(editor, 'HTML').replaceAll('&nbsp;', ' ');
  editor.dispose();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  nestLists(body);
  numberItems(body);
  return body;
}

/** Surrounds the number of an item at the end of its text. */
const noted = '\uE000';

/** Notes the numbers that Word shows, such as `3.` or `b)`. The editor restarts them after a paragraph. */
function noteNumbers(body: HTMLElement) {
  for (const item of body.querySelectorAll('p[style*="mso-list" i]')) {
    const [, number] = /(\w+)[.)]?$/.exec(markerOf(item)) ?? [];
    if (number) item.append(`${noted}${number}${noted}`);
  }
}

/** Applies the noted numbers. Numbers that do not follow each other begin a new list. */
function numberItems(body: HTMLElement) {
  for (const item of body.querySelectorAll('li')) {
    const [, marker = ''] = new RegExp(`${noted}(\\w+)${noted}`).exec(ownText(item)) ?? [];
    const list = item.parentElement;
    if (!marker || !(list instanceof HTMLOListElement)) continue;
    const expected = list.start + [...list.children].indexOf(item);
    const value = numberOf(marker, expected);
    if (value === expected) continue;
    if (item.previousElementSibling) {
      const rest = body.ownerDocument.createElement('ol');
      list.after(rest);
      while (item.nextElementSibling) rest.prepend(list.lastElementChild ?? '');
      rest.prepend(item);
      rest.start = value;
    } else list.start = value;
  }
  body.innerHTML = body.innerHTML.replaceAll(new RegExp(`${noted}\\w+${noted}`, 'g'), '');
}

const ownText = (item: Element) =>
  [...item.childNodes]
    .map((node) => (node instanceof HTMLElement && node.matches('ul, ol') ? '' : node.textContent))
    .join('');

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** `3` and `c` are 3; `i` is 9 after an `h`, and otherwise 1. */
function numberOf(marker: string, expected: number): number {
  if (/^\d+$/.test(marker)) return Number(marker);
  const letters = marker.toLowerCase();
  const values = [
    roman.indexOf(letters) + 1,
    letters.length === 1 ? letters.charCodeAt(0) - 96 : 0,
  ];
  return (
    values.find((value) => value === expected) ?? values.find((value) => value > 0) ?? expected
  );
}

/**
 * Puts an inner list into the item above it, with everything between the two: Markdown cannot continue a level after a
 * paragraph. If the outer list does not go on, the inner list moves out.
 */
function nestLists(body: HTMLElement) {
  for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const outer = inner.parentElement;
    const above = inner.previousElementSibling;
    if (above) {
      above.append(inner);
      continue;
    }
    const between: Element[] = [];
    let before = outer?.previousElementSibling;
    while (before && !before.matches('ul, ol, table, h1, h2, h3, h4, h5, h6')) {
      between.unshift(before);
      before = before.previousElementSibling;
    }
    // The editor starts a list that goes on at its next number.
    const goesOn = between.length === 1 || (outer instanceof HTMLOListElement && outer.start > 1);
    const item = before?.localName === outer?.localName && goesOn && before?.lastElementChild;
    if (item) {
      item.append(...between, inner);
      before?.append(...(outer?.children ?? []));
      outer?.remove();
    } else outer?.before(inner);
    if (outer?.childElementCount === 0) outer.remove();
  }
}

import { Editor, exportContent, paste } from 'roosterjs-content-model-core';
import { PastePlugin } from 'roosterjs-content-model-plugins';

/** A copied page in which the lists of Word, Word for the web and Excel are lists, with their levels and numbers. */
export function withLists(copy: Document): HTMLElement {
  if (copy.querySelector('[style*="mso-" i], [class^="Mso"]')) {
    // By which the editor knows Word, because some browsers hand on the body of the copied page alone.
    copy.documentElement.setAttribute('xmlns:w', 'urn:schemas-microsoft-com:office:word');
  }
  noteNumbers(copy.body);
  // In a document without a window, because there nothing runs and nothing is fetched.
  const inert = document.implementation.createHTMLDocument();
  const editor = new Editor(inert.createElement('div'), {
    plugins: [new PastePlugin()],
    // What is disarmed is this copy. Its text, parsed anew, may hold other elements.
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

/** Stands around the number of an item, which is noted at the end of its text. */
const noted = '\uE000';

/** The marks that Word shows, as `3.` or `b)`, because the editor counts anew behind a paragraph. */
function noteNumbers(body: HTMLElement) {
  for (const item of body.querySelectorAll('p[style*="mso-list" i]')) {
    const mark = item.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
    const [, number] = /(\w+)[.)]?\s*$/.exec(mark) ?? [];
    if (number) item.append(`${noted}${number}${noted}`);
  }
}

/** Begins lists at the noted numbers, and a list of its own where the numbers do not follow each other. */
function numberItems(body: HTMLElement) {
  for (const item of body.querySelectorAll('li')) {
    const [, mark = ''] = new RegExp(`${noted}(\\w+)${noted}`).exec(ownText(item)) ?? [];
    const list = item.parentElement;
    if (!mark || !(list instanceof HTMLOListElement)) continue;
    const expected = list.start + [...list.children].indexOf(item);
    const value = numberOf(mark, expected);
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

/** `3` and `c` are 3; `i` is 9 behind an `h`, and 1 otherwise. */
function numberOf(mark: string, expected: number): number {
  if (/^\d+$/.test(mark)) return Number(mark);
  const letters = mark.toLowerCase();
  const values = [
    roman.indexOf(letters) + 1,
    letters.length === 1 ? letters.charCodeAt(0) - 96 : 0,
  ];
  return (
    values.find((value) => value === expected) ?? values.find((value) => value > 0) ?? expected
  );
}

/**
 * Puts an inner list into the item above it. What stands between the two becomes a part of that item, because Markdown
 * cannot go on with a level behind a paragraph; where no list goes on, the inner list moves out.
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
    // The editor begins a list that goes on at its next number.
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

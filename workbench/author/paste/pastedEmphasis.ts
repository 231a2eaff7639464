import { textsIn, unwrap } from './pastedElements.ts';

/** The outermost comes last. Word writes elements; Google Docs writes styles, also for what is not emphasized. */
const emphases = [
  {
    name: 's',
    elements: 's, del, strike',
    style: 'textDecorationLine',
    emphasized: /line-through/,
  },
  { name: 'i', elements: 'i, em', style: 'fontStyle', emphasized: /italic/ },
  { name: 'b', elements: 'b, strong', style: 'fontWeight', emphasized: /bold|[6-9]00/ },
] as const;

/** Emphasizes texts as Markdown can, which knows neither `** a **` nor `**a:**b` nor `**a****b**`. */
export function writeEmphasis(body: HTMLElement) {
  joinAddresses(body);
  const written = [...body.querySelectorAll('s, del, strike, i, em, b, strong')];
  for (const text of textsIn(body)) emphasize(text);
  for (const element of written) unwrap(element);
}

const blocks = 'p, div, li, td, th, dt, dd, blockquote, h1, h2, h3, h4, h5, h6, body';

/** Takes an address as a whole, emphasized as its start is: a part of it would end it. */
function joinAddresses(body: HTMLElement) {
  let start: Text | undefined;
  for (const text of textsIn(body)) {
    const isFree = !text.parentElement?.closest('a, code, pre');
    if (start && isFree && isNextTo(start, text)) {
      const [rest = ''] = /^[^\s<>\uE001]+/.exec(text.data) ?? [];
      start.data += rest;
      text.data = text.data.slice(rest.length);
      if (!text.data) continue;
    }
    start = isFree && /(?:https?:\/\/|www\.)\S*$/i.test(text.data) ? text : undefined;
  }
}

function isNextTo(start: Text, text: Text): boolean {
  if (start.parentElement?.closest(blocks) !== text.parentElement?.closest(blocks)) return false;
  const between = start.ownerDocument.createRange();
  between.setStartAfter(start);
  between.setEndBefore(text);
  return !between.cloneContents().querySelector(`br, ${blocks}`);
}

function emphasize(text: Text) {
  let whole: Text | Element = text;
  for (const { name, elements, style, emphasized } of emphases) {
    let styled = text.parentElement;
    while (styled && !styled.matches(elements) && !styled.style[style]) {
      styled = styled.parentElement;
    }
    if (!styled || (styled.style[style] && !emphasized.test(styled.style[style]))) continue;
    const element = text.ownerDocument.createElement(name);
    whole.replaceWith(element);
    element.append(whole);
    whole = element;
  }
}

/** Joins neighbors, and moves out what Markdown cannot emphasize. */
export function tidyEmphasis(body: HTMLElement) {
  body.normalize();
  for (const end of [...body.querySelectorAll('br')].toReversed()) {
    const next = end.nextSibling;
    if (!(next instanceof Element) && !next?.textContent?.trim()) end.remove();
  }
  const emphasized = [...body.querySelectorAll('s, i, b')];
  for (const element of emphasized) joinNext(element);
  // Inner elements come first, since their spaces move to the outer element.
  for (const element of emphasized.toReversed()) {
    element.normalize();
    const { firstChild, lastChild, previousSibling, nextSibling } = element;
    const isInWord = (neighbor = '') => /[\p{L}\p{N}]/u.test(neighbor);
    const beginsInWord = isInWord(previousSibling?.textContent?.at(-1));
    const endsInWord = isInWord(nextSibling?.textContent?.at(0));
    takeOut(firstChild, beginsInWord ? /^[\s\p{P}\p{S}]+/u : /^\s+/, (part) =>
      element.before(part),
    );
    takeOut(
      lastChild,
      endsInWord ? /(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/u : /(?<!\s)\s+$/,
      (part) => element.after(part),
    );
    if (!element.textContent) unwrap(element);
  }
}

function joinNext(element: Element) {
  const between: Node[] = [];
  let next = element.nextSibling;
  while (next && !next.textContent?.trim()) {
    between.push(next);
    next = next.nextSibling;
  }
  if (!(next instanceof Element) || next.localName !== element.localName) return;
  element.append(...between, ...next.childNodes);
  next.remove();
  joinNext(element);
}

function takeOut(text: Node | null, pattern: RegExp, put: (part: string) => void) {
  if (!(text instanceof Text)) return;
  const [part] = pattern.exec(text.data) ?? [];
  if (!part) return;
  text.data = text.data.replace(pattern, '');
  put(part);
}

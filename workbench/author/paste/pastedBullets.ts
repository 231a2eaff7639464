import { textsIn } from './pastedSigns.ts';

/**
 * Signs of bullets, `o` and `§` among them, which are words unless a tab or a no-break space follows. Symbol fonts have
 * their signs from U+F020 on. `§ 5` is a paragraph of a law.
 */
const bullet = /^\s*(?:[·•▪■●○◦‣\uF020-\uF0FF](?=\s)|o(?=[\t\u00A0])|§(?=\t|\u00A0(?!\d)))/;

/** A paragraph that contains no other. */
const paragraphs =
  ':is(p, div):not(:has(p, div, li, table, pre), li *, pre *, [style*="mso-list" i])';

export const hasBullets = (body: HTMLElement) =>
  [...body.querySelectorAll(paragraphs)].some(({ textContent }) => bullet.test(textContent));

/** Turns paragraphs that begin with a bullet into items as Word writes them. Mail has them. */
export function writeBullets(body: HTMLElement) {
  /** The sign of each level, from the outermost one. */
  let signs: string[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>(paragraphs)) {
    const [found] = bullet.exec(paragraph.textContent) ?? [];
    if (found) {
      const sign = found.trim();
      const level = signs.includes(sign) ? signs.indexOf(sign) : signs.length;
      signs = [...signs.slice(0, level), sign];
      removeSign(paragraph);
      writeItem(paragraph, level + 1);
    } else if (paragraph.textContent.trim()) signs = [];
  }
}

function removeSign(paragraph: Element) {
  const texts = textsIn(paragraph);
  const first = texts.find(({ data }) => data.trim());
  if (first) first.data = first.data.trimStart().slice(1);
  for (const text of texts) {
    text.data = text.data.trimStart();
    if (text.data) return;
  }
}

function writeItem(paragraph: HTMLElement, level: number) {
  const marker = '<span><span style="mso-list:Ignore">•</span></span>';
  paragraph.insertAdjacentHTML('afterbegin', marker);
  paragraph.setAttribute('style', `mso-list:bullets level${level} lfo1`);
}

/** Tells the editor which levels have bullets. The clipboard of mail lacks Word's definitions of lists. */
export function defineBullets(copy: Document) {
  const items = [...copy.querySelectorAll(':is(p, div)[style*="mso-list" i]')];
  const markersOf = (level: string | undefined) =>
    items.filter((item) => levelOf(item) === level).map(markerOf);
  const definitions = [...new Set(items.map(levelOf))]
    .filter((level) => areBullets(markersOf(level)))
    .map((level) => `@list ${level} {mso-level-number-format:bullet}`);
  copy.head.append(
    Object.assign(copy.createElement('style'), { textContent: definitions.join(' ') }),
  );
}

/** Word's number or sign in front of an item. */
export const markerOf = (item: Element) =>
  item.querySelector('[style*="mso-list:Ignore" i]')?.textContent.trim() ?? '';

/** `l0:level1` */
const levelOf = (item: Element) =>
  /mso-list:\s*(\S+ level\d+)/i.exec(item.getAttribute('style') ?? '')?.[1]?.replace(' ', ':');

/** Numbers differ, or have a dot. Without Word's markers, nothing is known. */
const areBullets = ([first = '', ...others]: readonly string[]) =>
  /^[^\d.)]+$/.test(first) && others.every((marker) => marker === first);

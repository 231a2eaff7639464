import { rename, textsIn } from './pastedElements.ts';

export interface Item {
  /** From 1. */
  readonly level: number;
  readonly kind: 'ol' | 'ul';
  /** The number in front of it, such as `3.` or `b)`. */
  readonly marker: string;
}

export type Items = Map<Element, Item>;

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

/** Makes items of paragraphs that begin with a bullet. Mail has them. */
export function readBullets(body: HTMLElement, items: Items) {
  /** The sign of each level, from the outermost one. */
  let signs: string[] = [];
  for (const paragraph of body.querySelectorAll(paragraphs)) {
    const [found] = bullet.exec(paragraph.textContent) ?? [];
    if (found) {
      const sign = found.trim();
      const level = signs.includes(sign) ? signs.indexOf(sign) : signs.length;
      signs = [...signs.slice(0, level), sign];
      removeSign(paragraph);
      items.set(rename(paragraph, 'li'), { level: level + 1, kind: 'ul', marker: '' });
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

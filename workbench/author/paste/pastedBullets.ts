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

/** Word's sign for a box that can be ticked. It stays, and becomes one in Markdown. */
const box = /^\s*[☐☑☒]/;

/** A number or letter and a gap, as Word writes it in Safari. A single space is one of a sentence. */
const counted = /^\s*((?:\d{1,3}|[a-z]|[ivx]+)[.)])(?:\t|[ \u00A0]*\u00A0[ \u00A0])\s*/i;

/** A paragraph that contains no other. */
const paragraphs =
  ':is(p, div):not(:has(p, div, li, table, pre), li *, pre *, [style*="mso-list" i])';

export const hasBullets = (body: HTMLElement) =>
  [...body.querySelectorAll(paragraphs)].some(({ textContent }) =>
    [bullet, box, counted].some((sign) => sign.test(textContent)),
  );

/** Makes items of paragraphs that begin with a bullet, a box, or a number. Mail has them, and Word in Safari. */
export function readBullets(body: HTMLElement, items: Items) {
  /** The sign of each level, from the outermost one. */
  let signs: string[] = [];
  for (const paragraph of body.querySelectorAll(paragraphs)) {
    const { textContent } = paragraph;
    const [found, marker = ''] =
      [bullet, box, counted].map((each) => each.exec(textContent)).find(Boolean) ?? [];
    // A letter may begin a paragraph of its own. Below a number it counts.
    if (found && (signs.length > 0 || !/^[a-z]/i.test(marker))) {
      const sign = kindOf(marker || found.trim());
      const level = signs.includes(sign) ? signs.indexOf(sign) : signs.length;
      signs = [...signs.slice(0, level), sign];
      if (!box.test(found)) removeSign(paragraph, found);
      const kind = marker ? 'ol' : 'ul';
      items.set(rename(paragraph, 'li'), { level: level + 1, kind, marker });
    } else if (textContent.trim()) signs = [];
  }
}

/** What the signs of a level have in common. */
const kindOf = (sign: string) =>
  sign
    .replace(/^[☑☒]/, '☐')
    .replace(/^\d+/, '1')
    .replace(/^[a-z]+(?=[.)])/i, 'a');

function removeSign(paragraph: Element, sign: string) {
  let left = sign.trimEnd().length;
  for (const text of textsIn(paragraph)) {
    const removed = Math.min(left, text.data.length);
    left -= removed;
    text.data = text.data.slice(removed);
    if (left === 0) text.data = text.data.trimStart();
    if (left === 0 && text.data) return;
  }
}

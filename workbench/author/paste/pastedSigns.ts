import { rename, textsIn } from './pastedElements.ts';

/** The elements that Google Docs, Notion, Loop, and editors of web pages have for a box. */
const boxes =
  'input[type="checkbox" i], [role="checkbox"], [data-checked], [data-inline-task-id], [data-task-state], .checkbox';

function hasTick(box: Element): boolean {
  if (box instanceof HTMLInputElement) return box.checked;
  const { checked, taskState } = box instanceof HTMLElement ? box.dataset : {};
  return (
    [box.ariaChecked, checked].includes('true') ||
    taskState === 'DONE' ||
    box.matches('.checked, .checkbox-on')
  );
}

/** Writes checkboxes as Word's signs, before the words of their items. */
export function writeCheckboxes(body: HTMLElement) {
  // Confluence's editor has lists of other elements.
  for (const task of body.querySelectorAll<HTMLElement>('div[data-task-state]')) {
    const item = rename(task, 'li');
    item.dataset['taskState'] = task.dataset['taskState'];
  }
  for (const list of body.querySelectorAll('div:has(> li[data-task-state])')) rename(list, 'ul');
  const items = new Map<Element, boolean>();
  for (const box of body.querySelectorAll(boxes)) {
    const item = box.closest('li');
    // A box inside of an item says more than the item.
    if (item) items.set(item, hasTick(box));
    if (box !== item) box.replaceWith(item ? '' : signOf(hasTick(box)));
  }
  for (const [item, ticked] of items) writeSign(item, ticked);
  for (const item of body.querySelectorAll('li')) {
    const first = textsIn(item).find(({ data }) => data.trim());
    if (first) {
      first.data = first.data.replace(/^\s*\[[ \u00A0x]?\]\s/i, (sign) => signOf(/x/i.test(sign)));
    }
  }
  // Notion has a list for each item.
  for (const list of body.querySelectorAll('ul + ul')) {
    const above = list.previousElementSibling;
    if (!above || ![above, list].every(isToTick)) continue;
    above.append(...list.children);
    list.remove();
  }
}

const isToTick = (list: Element) =>
  [...list.children].every(({ textContent }) => /^\s*[☐☑☒]/.test(textContent));

function writeSign(item: Element, isTicked: boolean) {
  const first = textsIn(item).find(({ data }) => data.trim());
  if (first) first.data = signOf(isTicked) + first.data.trimStart();
  else item.prepend(signOf(isTicked));
}

const signOf = (isTicked: boolean) => (isTicked ? '☑ ' : '☐ ');

const plainSigns = '0123456789+-=()';

const raisedSigns = {
  'sup, [style*="vertical-align:super"], [style*="vertical-align: super"]': '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾',
  'sub, [style*="vertical-align:sub"], [style*="vertical-align: sub"]': '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎',
};

/** Otherwise `€ 20` with a footnote 1 would become € 201. */
export function writeRaisedNumbers(body: HTMLElement) {
  for (const [selector, raised] of Object.entries(raisedSigns)) {
    for (const element of body.querySelectorAll(selector)) {
      if (/\p{L}/u.test(element.textContent)) continue;
      for (const text of textsIn(element)) {
        text.data = text.data.replaceAll(/[\d+\-=()]/g, (sign) =>
          raised.charAt(plainSigns.indexOf(sign)),
        );
      }
    }
  }
}

import { textsIn } from './pastedElements.ts';

/** Writes checkboxes as Word's signs, before the words of their items. */
export function writeCheckboxes(body: HTMLElement) {
  const marked = body.querySelectorAll<HTMLElement>('li:is([role="checkbox"], [data-checked])');
  for (const item of marked) {
    if (item.querySelector('input')?.closest('li') === item) continue;
    const isTicked = [item.ariaChecked, item.dataset['checked']].includes('true');
    writeSign(item, isTicked);
  }
  for (const box of body.querySelectorAll<HTMLInputElement>('input[type="checkbox" i]')) {
    const item = box.closest('li');
    if (item) writeSign(item, box.checked);
    box.replaceWith(item ? '' : signOf(box.checked));
  }
}

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

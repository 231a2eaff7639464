import { expect, type UserEventObject } from 'storybook/test';
import { cutTexts } from './cutTexts.ts';

/** Expects that no text is cut off (`cutTexts`) and that the page does not scroll sideways. */
export async function expectNothingCut(root: HTMLElement) {
  const { documentElement } = document;
  await expect(documentElement.scrollWidth, 'width of the page').toBeLessThanOrEqual(
    documentElement.clientWidth,
  );
  await expect(cutTexts(root)).toEqual([]);
}

/** A color of the theme, spelled as in computed styles. */
export function themeColor(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--wm-color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Expects that Tab moves the focus to elements with these accessible names, in this order. */
export async function expectStops(
  userEvent: Pick<UserEventObject, 'tab'>,
  names: readonly (string | RegExp)[],
) {
  for (const name of names) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
}

import { expect, type UserEventObject } from 'storybook/test';
import { cutTexts } from './cutTexts.ts';

/**
 * Holds that every word can be read: none sticks out of the boxes around it, none is clipped,
 * and the page does not scroll sideways. What scrolls by itself may be as wide as it likes.
 */
export async function expectNothingCut(root: HTMLElement) {
  const { documentElement } = document;
  await expect(documentElement.scrollWidth, 'width of the page').toBeLessThanOrEqual(
    documentElement.clientWidth,
  );
  await expect(cutTexts(root)).toEqual([]);
}

/** The value that a custom property of the theme has here, as computed styles spell colors. */
export function themeColor(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--wm-color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Holds that Tab leads from one to the next of these, by the names that a screen reader says. */
export async function expectStops(
  userEvent: Pick<UserEventObject, 'tab'>,
  names: readonly (string | RegExp)[],
) {
  for (const name of names) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
}

import { expect, type UserEventObject } from 'storybook/test';

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

function cutTexts(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.trim() && sticksOut(text, root)) cut.push(text.textContent);
  }
  return cut;
}

function sticksOut(text: Node, root: HTMLElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  for (let box = text.parentElement; box && box !== root; box = box.parentElement) {
    const { display, clipPath, overflowX } = getComputedStyle(box);
    const isForScreenReaders = clipPath !== 'none';
    // The browser draws the list of a closed select elsewhere, or not at all.
    if (isForScreenReaders || overflowX === 'auto' || box.localName === 'option') return false;
    if (display === 'inline' || display === 'contents') continue;
    const outer = box.getBoundingClientRect();
    if (left < outer.left - 1 || right > outer.right + 1) return true;
    const isClipped = overflowX !== 'visible';
    if (isClipped && (top < outer.top - 1 || bottom > outer.bottom + 1)) return true;
  }
  return false;
}

/** The rectangle of an element inside its padding and border. */
export function contentWidth(element: Element): number {
  const style = getComputedStyle(element);
  const sides = ['paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth'] as const;
  return sides.reduce(
    (width, side) => width - Number.parseFloat(style[side]),
    element.getBoundingClientRect().width,
  );
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

/** Waits for every transition and animation in `root` that comes to an end. */
export async function afterAnimations(root: Element) {
  const finite = root
    .getAnimations({ subtree: true })
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(finite.map(({ finished }) => finished));
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

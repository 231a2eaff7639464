/**
 * The texts below `root` that overflow their boxes or are clipped. A box that scrolls may hold any text, and an
 * ellipsis may shorten a text that is complete elsewhere. Playwright sends this function to a page as text, so it must
 * not use anything outside of it.
 */
export function cutTexts(root: Element = document.body): string[] {
  /** An absolutely positioned box may not lie within its parent. */
  const around = (box: Element) =>
    box instanceof HTMLElement && /absolute|fixed/.test(getComputedStyle(box).position)
      ? box.offsetParent
      : box.parentElement;
  const sticksOut = (text: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    // Text that is not rendered at this width
    if (right === left) return false;
    for (let box: Element | null = text.parentElement; box && box !== root; box = around(box)) {
      const { display, overflowX } = getComputedStyle(box);
      // The options of a closed select have boxes, but are not visible.
      if (overflowX === 'auto' || box.localName === 'option') return false;
      if (display === 'inline' || display === 'contents') continue;
      const outer = box.getBoundingClientRect();
      if (left < outer.left - 1 || right > outer.right + 1) return true;
      const isClipped = overflowX !== 'visible';
      if (isClipped && (top < outer.top - 1 || bottom > outer.bottom + 1)) return true;
    }
    return false;
  };
  const isForScreenReaders = (box: Element | null): boolean =>
    box !== null &&
    (getComputedStyle(box).clipPath !== 'none' || isForScreenReaders(box.parentElement));
  const isShortened = (box: Element | null) =>
    box !== null && getComputedStyle(box).textOverflow === 'ellipsis';
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const whole: string[] = [];
  const shortened: string[] = [];
  const cut: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    if (!words) continue;
    if (!sticksOut(text)) whole.push(words);
    else if (isShortened(text.parentElement)) shortened.push(words);
    else if (!isForScreenReaders(text.parentElement)) cut.push(words);
  }
  return [...cut, ...shortened.filter((words) => !whole.some((text) => text.includes(words)))];
}

/**
 * The texts below `root` that cannot be read in full: they stick out of the boxes around them, or
 * are clipped. What scrolls by itself may be as wide as it likes.
 *
 * Runs in the page of a browser test too, and therefore stands on its own.
 */
export function cutTexts(root: Element = document.body): string[] {
  const sticksOut = (text: Node): boolean => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box = text.parentElement; box && box !== root; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      // The browser draws the list of a closed select elsewhere, or not at all.
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
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    if (words && sticksOut(text) && !isForScreenReaders(text.parentElement)) cut.push(words);
  }
  return cut;
}

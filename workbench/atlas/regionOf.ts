/** In a thumbnail of a whole page, two states look alike, so it shows half of a desktop's page. */
export const regionSize = { width: 640, height: 400 };

interface Subject {
  /** The name of the state. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Scrolls what the state is about to the middle of the window, and returns the region around it. It is the sentence that
 * names the state, or what its `play` function pressed last, or what is current; else the top of the page. Playwright
 * sends the function to a page as text, so it uses nothing from outside.
 */
export function regionOf({ name, width, height }: Subject, view: Window = window) {
  const { document, innerWidth, innerHeight } = view;
  const root = document.querySelector('#storybook-root');
  const words = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
  let said: Element | null = null;
  while (!said && words.nextNode()) {
    const { textContent, parentElement } = words.currentNode;
    if (textContent?.startsWith(name) && parentElement?.checkVisibility()) said = parentElement;
  }
  const { activeElement } = document;
  const focused = activeElement === document.body ? null : activeElement;
  const current = [...document.querySelectorAll('[aria-current]')].at(-1);
  const subject = said ?? focused ?? current;
  view.scrollTo({ top: 0, behavior: 'instant' });
  subject?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = (subject ?? document.body).getBoundingClientRect();
  const within = (middle: number, size: number, all: number) =>
    Math.round(Math.max(0, Math.min(middle - size / 2, all - size)));
  return {
    x: within((left + right) / 2, width, innerWidth),
    y: subject ? within((top + bottom) / 2, height, innerHeight) : 0,
    width,
    height,
  };
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { states } from './storybook.ts';
import { test } from './workbench.ts';

const folder = path.resolve(import.meta.dirname, '../../workbench/atlas/thumbnails');

/** No test: `npx playwright test --project=thumbnails` takes the pictures of the map. */
test('takes a picture of every state', async ({ page, workbench }) => {
  test.setTimeout(0);
  await rm(folder, { recursive: true, force: true });
  for (const { id, name } of states) {
    await workbench.open({ id });
    if (name.endsWith('320 px')) await workbench.bringAbout({ viewport: 'narrow' });
    const clip = await page.evaluate(regionOf, name);
    const file = path.join(folder, `${id}.webp`);
    await page.screenshot({ path: file, type: 'webp', quality: 60, clip, scale: 'device' });
  }
});

/**
 * Scrolls what the state is about to the middle of the window, and returns the region around it: in a picture of the
 * whole page, two states look alike. It is the sentence that names the state, or what its `play` function pressed last,
 * or what is current; else the top of the page.
 */
function regionOf(name: string) {
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
  window.scrollTo({ top: 0, behavior: 'instant' });
  subject?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, bottom } = (subject ?? document.body).getBoundingClientRect();
  const within = (middle: number, size: number, all: number) =>
    Math.round(Math.max(0, Math.min(middle - size / 2, all - size)));
  const width = Math.min(640, innerWidth);
  const height = (width * 5) / 8;
  return {
    x: within((left + right) / 2, width, innerWidth),
    y: subject ? within((top + bottom) / 2, height, innerHeight) : 0,
    width,
    height,
  };
}

import { expect } from '@playwright/test';
import { offScale, scale } from './measures.ts';
import { screens, states } from './storybook.ts';
import { test } from './workbench.ts';

/** In a thumbnail of a whole page, two states look alike, so it shows half of a desktop's page. */
const desktop = { viewport: 'desktop', suffix: '', region: { width: 640, height: 400 } } as const;
const phone = { viewport: 'phone', suffix: '-phone', region: { width: 360, height: 720 } } as const;

const pictured = new Set(screens.map(({ id }) => id));

/** Code is in the font of texts: each system has another font for code. */
const withoutFontsOfTheSystem =
  ':root { --wm-fontFamily-code: var(--wm-fontFamily-text) !important }';

for (const { id, name } of states) {
  test(id, async ({ page, workbench }) => {
    await workbench.open({ id });
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect
      .poll(fonts, 'the web font, without which every thumbnail differs')
      .toContain('loaded');
    expect.soft(await page.evaluate(offScale, scale), 'on no step of the scale').toEqual([]);
    await page.addStyleTag({ content: withoutFontsOfTheSystem });
    const isNarrow = name.endsWith('320 px');
    const devices = [
      ...(isNarrow ? [] : [desktop]),
      ...(isNarrow || pictured.has(id) ? [phone] : []),
    ];
    for (const { viewport, suffix, region } of devices) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await workbench.bringAbout({ media: { colorScheme }, viewport });
        // Systems smooth and place letters differently, by up to 2.6 % of a thumbnail. With 4 %, a thumbnail proves no
        // badge, button or color: trees and stories do.
        await expect.soft(page).toHaveScreenshot(`${id}${suffix}-${colorScheme}.webp`, {
          scale: 'device',
          threshold: 0.2,
          maxDiffPixelRatio: 0.04,
          clip: await page.evaluate(regionOf, { name, ...region }),
        });
      }
    }
  });
}

/**
 * Scrolls what the state is about to the middle of the window, and returns the region around it. It is the sentence that
 * names the state, or what its `play` function pressed last, or what is current; else the top of the page.
 */
function regionOf({ name, width, height }: { name: string; width: number; height: number }) {
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
  return {
    x: within((left + right) / 2, width, innerWidth),
    y: subject ? within((top + bottom) / 2, height, innerHeight) : 0,
    width,
    height,
  };
}

import { expect } from '@playwright/test';
import type { Condition } from '../../.storybook/toolbar/conditions.ts';
import { offScale, scale } from './measures.ts';
import { states } from './storybook.ts';
import { test } from './workbench.ts';

type Thumbnails = Readonly<Record<string, Condition & { readonly width?: number }>>;

/** For the map of the workbench, of every state. */
const ofEveryState: Thumbnails = { light: {}, dark: { media: { colorScheme: 'dark' } } };

/** For whoever reviews a change. */
const inOtherConditions: Thumbnails = {
  'phone-dark': { width: 360, media: { colorScheme: 'dark' } },
  'right-to-left': { width: 768, globals: { direction: 'rtl' } },
  'forced-colors': { width: 768, media: { forcedColors: 'active' } },
};

/** The fullest state of each of the two screens: one of each is enough for a review. */
const fullest = new Set(['screens-sign-in--user-not-found', 'screens-portal--mission-opened']);

/** Code in the font of texts, because each system has another font for code. */
const withoutFontsOfTheSystem =
  ':root { --wm-fontFamily-code: var(--wm-fontFamily-text) !important }';

for (const { id } of states) {
  test(id, async ({ page, workbench }) => {
    await workbench.open({ id });
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect
      .poll(fonts, 'the web font, without which every thumbnail differs')
      .toContain('loaded');
    expect.soft(await page.evaluate(offScale, scale), 'on no step of the scale').toEqual([]);
    await page.addStyleTag({ content: withoutFontsOfTheSystem });
    const thumbnails = { ...ofEveryState, ...(fullest.has(id) && inOtherConditions) };
    for (const [name, { width, ...condition }] of Object.entries(thumbnails)) {
      await workbench.bringAbout(condition, width);
      // To the top, because a message that takes the focus has scrolled the page, and its header moves with it.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // 4 %, because up to 2.6 % of a thumbnail differ between systems, which smooth and place letters each in its
      // own way. So a thumbnail proves no badge, no button and no color: trees and stories do.
      await expect.soft(page).toHaveScreenshot(`${id}-${name}.webp`, {
        scale: 'device',
        threshold: 0.2,
        maxDiffPixelRatio: 0.04,
      });
    }
  });
}

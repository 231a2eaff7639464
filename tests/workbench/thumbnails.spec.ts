import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { regionOf, regionSize } from '#workbench/atlas/regionOf.ts';
import { devicesOf } from '#workbench/atlas/storyIndex.ts';
import { offScale, scale } from './measures.ts';
import { screens, states } from './storybook.ts';
import { everyText, untranslated } from './untranslated.ts';
import { test } from './workbench.ts';

const pictures = {
  desktop: { suffix: '', region: regionSize },
  phone: { suffix: '-phone', region: { width: 360, height: 720 } },
} as const;

/** Code is in the font of texts: each system has another font for code. */
const withoutFontsOfTheSystem =
  ':root { --wm-fontFamily-code: var(--wm-fontFamily-text) !important }';

test('a few states of each screen have a tree', () => {
  const trees = readdirSync(path.resolve(import.meta.dirname, 'trees'));
  expect(screens.map(({ id }) => `${id}.yml`).toSorted()).toEqual(trees.toSorted());
});

for (const state of states) {
  const { id, name } = state;
  test(id, async ({ page, workbench }) => {
    await workbench.open({ id });
    if (screens.includes(state)) {
      const root = page.locator('#storybook-root');
      await expect.soft(root, 'a screen reader').toMatchAriaSnapshot({ name: `${id}.yml` });
    }
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect
      .poll(fonts, 'the web font, without which every thumbnail differs')
      .toContain('loaded');
    expect.soft(await page.evaluate(offScale, scale), 'on no step of the scale').toEqual([]);
    await page.addStyleTag({ content: withoutFontsOfTheSystem });
    for (const viewport of devicesOf(state)) {
      const { suffix, region } = pictures[viewport];
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
    await workbench.bringAbout({ globals: { language: 'ar-XB' } });
    const said = await page.evaluate(everyText);
    expect.soft(untranslated(said), 'is in no language’s words').toEqual([]);
  });
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Condition } from '../../.storybook/toolbar/conditions.ts';
import { drawsAlike } from './calibration.ts';
import { screens, sheets } from './storybook.ts';
import { test } from './workbench.ts';

type Pictures = Readonly<Record<string, Condition & { readonly width: number }>>;

const ofSheets: Pictures = { 'laptop-light': { width: 1280 } };

const ofScreens: Pictures = {
  ...ofSheets,
  'tablet-light': { width: 768 },
  'phone-light': { width: 360 },
  'phone-dark': { width: 360, media: { colorScheme: 'dark' } },
  'right-to-left': { width: 768, globals: { direction: 'rtl' } },
  'forced-colors': { width: 768, media: { forcedColors: 'active' } },
};

const shown = [
  ...screens.map((story) => ({ story, pictures: ofScreens })),
  ...sheets.map((story) => ({ story, pictures: ofSheets })),
];

let isComparable = false;

test.beforeAll(async ({ browser }) => {
  const takesPictures = test.info().config.updateSnapshots === 'all';
  isComparable = await drawsAlike(browser, { takesPictures });
});

/** Code is set in what a system has; elsewhere that would be another picture. */
const withoutFontsOfTheSystem =
  ':root { --wm-fontFamily-code: var(--wm-fontFamily-text) !important }';

// Small enough to be kept beside the code: what a person reads in them, Storybook shows better.
test.use({ deviceScaleFactor: 0.5 });

for (const { story, pictures } of shown) {
  test(`${story.title}, ${story.exportName}`, async ({ page, workbench }) => {
    test.skip(
      !isComparable,
      'This browser draws letters and shapes in another way than the one that took the pictures.',
    );
    await workbench.open(story);
    await page.addStyleTag({ content: withoutFontsOfTheSystem });
    for (const [name, { width, ...condition }] of Object.entries(pictures)) {
      await workbench.bringAbout(condition, width);
      // What is sticky stands where the page is scrolled to, and a message that takes the focus scrolls.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect.soft(page).toHaveScreenshot(`${story.id}-${name}.png`, {
        fullPage: true,
        maxDiffPixels: 0,
        threshold: 0.05,
        scale: 'device',
      });
    }
  });
}

test('no picture is left over', () => {
  const taken = shown.flatMap(({ story, pictures }) =>
    Object.keys(pictures).map((name) => `${story.id}-${name}.png`),
  );
  const kept = readdirSync(path.resolve(import.meta.dirname, 'pictures'));
  expect(kept.toSorted()).toEqual(['calibration.png', ...taken].toSorted());
});

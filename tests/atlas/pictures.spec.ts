import { expect } from '@playwright/test';
import { drawsAlike } from './calibration.ts';
import { bringAbout, type Condition } from './conditions.ts';
import { pictured, screens } from './pictured.ts';
import { test } from './workbench.ts';

const widths = [
  { name: 'phone', width: 360 },
  { name: 'tablet', width: 768 },
  { name: 'laptop', width: 1280 },
] as const;

const themes = ['light', 'dark'] as const;

const inEachTheme: readonly Condition[] = widths.flatMap(({ name, width }) =>
  themes.map((colorScheme) => ({ name: `${name}-${colorScheme}`, width, media: { colorScheme } })),
);

const special: readonly Condition[] = [
  { name: 'right-to-left', width: 768, globals: { direction: 'rtl' } },
  { name: 'forced-colors', width: 768, media: { forcedColors: 'active' } },
];

let isComparable = false;

test.beforeAll(async ({ browser }) => {
  const takesPictures = test.info().config.updateSnapshots === 'all';
  isComparable = await drawsAlike(browser, { takesPictures });
});

test.beforeEach(() => {
  test.skip(
    !isComparable,
    'This browser draws letters and shapes in another way than the one that took the pictures.',
  );
});

/** Code is set in what a system has; elsewhere that would be another picture. */
const withoutFontsOfTheSystem =
  ':root { --wm-fontFamily-code: var(--wm-fontFamily-text) !important }';

// Small enough to be kept beside the code: what a person reads in them, Storybook shows better.
test.use({ deviceScaleFactor: 0.5 });

for (const story of pictured) {
  test(`${story.title}, ${story.exportName}`, async ({ page, workbench }) => {
    await workbench.open(story);
    await page.addStyleTag({ content: withoutFontsOfTheSystem });
    const conditions = screens.includes(story) ? [...inEachTheme, ...special] : inEachTheme;
    for (const condition of conditions) {
      await bringAbout(condition, page, workbench);
      // What is sticky stands where the page is scrolled to, and a message that takes the focus scrolls.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect.soft(page).toHaveScreenshot(`${story.id}-${condition.name}.png`, {
        fullPage: true,
        maxDiffPixels: 0,
        threshold: 0.05,
        scale: 'device',
      });
    }
  });
}

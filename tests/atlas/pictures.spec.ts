import { expect } from '@playwright/test';
import type { Condition } from '../../.storybook/toolbar/conditions.ts';
import { states } from './storybook.ts';
import { test } from './workbench.ts';

type Pictures = Readonly<Record<string, Condition & { readonly width?: number }>>;

/** Of every state, and shown by the map of the workbench. */
const thumbnails: Pictures = { light: {}, dark: { media: { colorScheme: 'dark' } } };

const others: Pictures = {
  'phone-dark': { width: 360, media: { colorScheme: 'dark' } },
  'right-to-left': { width: 768, globals: { direction: 'rtl' } },
  'forced-colors': { width: 768, media: { forcedColors: 'active' } },
};

/** In each of the two screens, the state with most in it. */
const inOtherConditions = new Set([
  'screens-sign-in--user-not-found',
  'screens-portal--mission-opened',
]);

/** Code is set in what a system has; elsewhere that would be another picture. */
const withoutFontsOfTheSystem =
  ':root { --wm-fontFamily-code: var(--wm-fontFamily-text) !important }';

for (const { id } of states) {
  test(id, async ({ page, workbench }) => {
    await workbench.open({ id });
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect
      .poll(fonts, 'the web font, without which every picture differs')
      .toContain('loaded');
    await page.addStyleTag({ content: withoutFontsOfTheSystem });
    const pictures = { ...thumbnails, ...(inOtherConditions.has(id) && others) };
    for (const [name, { width, ...condition }] of Object.entries(pictures)) {
      await workbench.bringAbout(condition, width);
      // What is sticky stands where the page is scrolled to, and a message that takes the focus scrolls.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // Systems smooth letters in their own ways, and may set each some tenths of a pixel aside: up to 2.6 % of a
      // picture was seen to differ. Colors have tests of their own.
      await expect.soft(page).toHaveScreenshot(`${id}-${name}.webp`, {
        scale: 'device',
        threshold: 0.2,
        maxDiffPixelRatio: 0.04,
      });
    }
  });
}

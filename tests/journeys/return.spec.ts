import type { Page } from '@playwright/test';
import { chromiumLaunch } from '#tools/browsers.mjs';
import { enter, expectPortal, minute, test } from './support/faults.ts';
import * as portal from './support/portal.ts';
import { expect } from './support/test.ts';

// Playwright switches off that a browser keeps pages that are left.
test.use({
  launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Leaves the page for another site. */
async function leave(page: Page) {
  await page.evaluate(() => {
    // After the portal's own listener.
    window.addEventListener('pagehide', () =>
      Object.assign(window, {
        opacityAtLeaving: getComputedStyle(document.documentElement).opacity,
      }),
    );
  });
  await page.goto(page.url().replace(/127\.0\.0\.1(:\d+).*/, 'localhost$1/favicon.svg'));
}

/** How much was seen of a page when it was left; undefined if the browser has not kept it. */
const opacityAtLeaving = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'opacityAtLeaving'));

test('whoever comes back to a page that the browser has kept finds it as it was', {
  tag: '@fault',
}, async ({ page }) => {
  await enter(page);
  await leave(page);
  await page.goBack({ waitUntil: 'commit' });
  await expectPortal(page);
  await expect(page.locator('html')).toHaveCSS('opacity', '1');
  expect(await opacityAtLeaving(page)).toBe('0');
});

test('nobody sees the page of who was there before', { tag: '@fault' }, async ({
  page,
  context,
  service,
  sleep,
}) => {
  // Chromium no longer keeps a page that another tab has told something.
  await context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
  await enter(page);
  const other = await context.newPage();
  await other.goto('/home');
  await expectPortal(other);
  await leave(page);
  service.advance(1000);
  service.revoke('demo-new-hire');
  await sleep(55 * minute);
  await portal.submitCredentials(other, portal.colleague);
  await expectPortal(other);
  await page.goBack({ waitUntil: 'commit' });
  // The page reloads, and cannot be asked meanwhile.
  await expect(async () => expect(await opacityAtLeaving(page)).toBeUndefined()).toPass();
  await expectPortal(page);
  await expect(page.locator('html')).toHaveCSS('opacity', '1');
});

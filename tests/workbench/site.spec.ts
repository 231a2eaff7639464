import { expect, test } from '@playwright/test';
import * as portal from '../journeys/support/portal.ts';

test('one site has the demo at its root, and the workbench in a folder', async ({ page }) => {
  await portal.signIn(page);
  // The workbench has a mock worker of its own beside the demo's.
  await page.goto('/workbench/iframe.html?id=screens-sign-in-failures--user-not-found');
  await expect(page.getByRole('alert')).toHaveText(/^Authentication Error/);
  // Cached for good, because their names contain a hash.
  for (const start of ['/', '/workbench/iframe.html']) {
    await page.goto(start);
    const script = await page
      .locator('script[src*="assets/"]')
      .first()
      .evaluate((element: HTMLScriptElement) => element.src);
    const file = await page.request.get(script);
    expect(file.headers()['cache-control'], script).toContain('immutable');
  }
});

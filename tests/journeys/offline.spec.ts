import type { Page } from '@playwright/test';
import * as portal from './support/portal.ts';
import {
  expectRelease,
  internPictures,
  keptFiles,
  keptPictures,
  signInAndKeep,
  test,
  workers,
} from './support/releases.ts';
import { expect } from './support/test.ts';

// The browser logs ERR_FAILED for a file that the worker could not fetch.
test.use({ expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$/] });

// Some journeys are not for Firefox, where Playwright cannot tell the page that it is offline. Only Chromium
// says whether the portal can be installed.

const offlineStatus = (page: Page) =>
  page.getByText('You are offline. You can still read your plan.');

test('without a network, everything can be read, completed and kept until Sign Out, and nothing personal is kept', async ({
  page,
  context,
  setOffline,
}) => {
  await signInAndKeep(page);
  for (const file of await keptFiles(page)) {
    expect(file).toMatch(/^\/(?:assets\/|index\.html|manifest\.webmanifest)/);
  }
  await setOffline(true);
  await expect(offlineStatus(page)).toBeInViewport();
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();
  await expect(offlineStatus(page)).toBeInViewport();

  const other = await context.newPage();
  await other.goto('/home?milestone=team-lunch&mission=join-the-team-lunch');
  await expect(portal.missionTitle(other, 'Join your team for lunch')).toBeInViewport();
  await other.getByRole('button', { name: 'Mark as Completed' }).click();
  await portal.expectCompleted(other, 'Team Lunch', 1);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(portal.submitButton(page)).toBeVisible();
  const signInStatus = page.getByText('You are offline. Please connect to the internet');
  await expect(signInStatus).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('plan'))).toBe(false);
  await page.reload();
  await expect(signInStatus).toBeVisible();
  await setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('the line about the network never covers what has the focus', async ({ page, setOffline }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAndKeep(page);
  await page.goto('/home?milestone=workstation-setup');
  await expect(portal.heading(page)).toBeVisible();
  await setOffline(true);
  const line = offlineStatus(page);
  await expect(line).toBeInViewport();
  const last = page.getByRole('contentinfo').getByRole('link');
  while (!(await last.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
    const lowest = () => portal.lowerEdge(page.locator(':focus'));
    await expect.poll(lowest).toBeLessThanOrEqual((await line.boundingBox())?.y ?? 0);
  }
});

test('what is still on its way at Sign Out is not kept', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return;
    const held = new Promise((resolve) => addEventListener('go-on', resolve, { once: true }));
    ServiceWorkerContainer.prototype.register = () => held as Promise<ServiceWorkerRegistration>;
  });
  await portal.signIn(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(portal.submitButton(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('go-on')));
  await expect.poll(() => keptFiles(page)).toEqual([]);
});

test('a new release is taken by a reload of the only tab; until then each tab keeps its own, and the pictures stay', {
  tag: '@browsers',
}, async ({ page, context, server, setOffline }) => {
  server.deploy('next');
  await signInAndKeep(page, portal.colleague);
  await expect.poll(() => keptPictures(page)).toEqual(internPictures);
  const chunk = (await keptFiles(page)).find((file) => file.includes('/fetchPasswordRules-'));
  await page.reload();
  await expectRelease(page, 'next');
  const other = await context.newPage();
  await other.goto('/home');
  await expectRelease(other, 'next');

  server.deploy('live');
  await page.evaluate(async () => {
    const cache = await caches.open('plan');
    const entrance = (await cache.keys()).find(({ url }) => url.includes('picture-entrance-'));
    if (entrance) await cache.delete(entrance);
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: true });
  // The waiting worker has fetched the picture that was missing.
  expect(await keptPictures(page)).toEqual(internPictures);
  // The server no longer has this file.
  expect((await context.request.get(chunk ?? '')).status()).toBe(404);
  expect(await page.evaluate(async (file) => (await fetch(file ?? '')).status, chunk)).toBe(200);
  await other.reload();
  await expectRelease(other, 'next');

  await other.close();
  // One reload may not be enough: the worker counts the closed tab until the browser tells it.
  await expect(async () => {
    await page.reload();
    await expectRelease(page, 'live', { timeout: 15_000 });
  }).toPass();
  await expect.poll(() => keptFiles(page)).not.toContain(chunk);
  expect(await keptPictures(page)).toEqual(internPictures);
  await setOffline(true);
  await page.reload();
  await expectRelease(page, 'live');
});

test('the portal can be installed, and then opens at the plan', async ({ page, context }) => {
  await page.goto('/login');
  const devTools = await context.newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  // A test's browser is in private mode, in which nothing can be installed.
  expect(errors.filter((error) => error !== 'in-incognito')).toEqual([]);
  const { manifest } = await devTools.send('Page.getAppManifest');
  expect(manifest.startUrl).toMatch(/\/home$/);
});

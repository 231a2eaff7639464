import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import * as portal from './support/portal.ts';
import {
  keptFiles,
  progressIn,
  reloadUntil,
  signInAndKeep,
  test,
  workers,
} from './support/releases.ts';
import { expect } from './support/test.ts';

// The second one is what the worker could not fetch.
test.use({ expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$/] });

// Not in Firefox, where Playwright can cut off the server but not tell the page: what the page says without a
// network. The PDF and the installation, Chromium alone tells of.

const offlineStatus = (page: Page) =>
  page.getByText('You are offline. Everything here can still be read.');

test('without a network, everything can be read, completed, kept and printed', async ({
  page,
  context,
  setOffline,
}) => {
  await signInAndKeep(page);
  await setOffline(true);
  await expect(offlineStatus(page)).toBeInViewport();
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();
  await expect(offlineStatus(page)).toBeInViewport();

  const other = await context.newPage();
  await other.goto('/home?milestone=team-lunch&mission=join-the-team-lunch');
  await expect(portal.missionTitle(other, 'Join your team for lunch')).toBeInViewport();
  await other.getByRole('button', { name: 'Mark as Completed' }).click();
  await other.getByRole('button', { name: 'Keep my progress on this device' }).click();
  await expect(portal.milestoneButton(other, 'Team Lunch')).toHaveAccessibleName(/ 1 of 2/);
  await other.reload();
  await expect(portal.milestoneButton(other, 'Team Lunch')).toHaveAccessibleName(/ 1 of 2/);
  const { text } = await extractText(new Uint8Array(await other.pdf()));
  expect(text.join()).toContain('Join your team for lunch');

  await setOffline(false);
  await expect(offlineStatus(page)).toHaveCount(0);
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

test('nothing personal is kept, and after Sign Out the sign-in page says that there is no network', async ({
  page,
  setOffline,
}) => {
  await signInAndKeep(page);
  const kept = await keptFiles(page);
  expect(
    kept.filter((file) => !/^\/(?:assets\/|index\.html|manifest\.webmanifest)/.test(file)),
  ).toEqual([]);
  await setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(portal.submitButton(page)).toBeVisible();
  await expect(page.getByText('You are offline. Please connect to the internet')).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('plan'))).toBe(false);
  await page.reload();
  await expect(page.getByText('You are offline. Please connect to the internet')).toBeVisible();
  await setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
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

test('a new release is taken by a reload of the only tab; until then each tab keeps its own', {
  tag: '@browsers',
}, async ({ page, context, server, setOffline }) => {
  await signInAndKeep(page);
  await expect(page.getByText(progressIn.live)).toBeVisible();
  const chunk = (await keptFiles(page)).find((file) => file.includes('/fetchPasswordRules-'));
  await page.reload();
  await expect(portal.heading(page)).toBeVisible();

  server.deploy('next');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByText(progressIn.live)).toBeVisible();
  await expect.poll(() => workers(page)).toEqual({ isActive: true, isWaiting: true });
  // The server has this file no more.
  expect((await context.request.get(chunk ?? '')).status()).toBe(404);
  expect(await page.evaluate(async (file) => (await fetch(file ?? '')).status, chunk)).toBe(200);
  await other.reload();
  await expect(other.getByText(progressIn.live)).toBeVisible();

  await other.close();
  // More than once, because the worker counts a tab until the browser has told it that it is gone.
  await reloadUntil(page, 'next');
  await setOffline(true);
  await page.reload();
  await expect(page.getByText(progressIn.next)).toBeVisible();
});

test('the portal can be installed, and then opens at the plan', async ({ page, context }) => {
  await page.goto('/login');
  const devTools = await context.newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  // A browser of tests remembers nothing, and so installs nothing.
  expect(errors.filter((error) => error !== 'in-incognito')).toEqual([]);
  const { manifest } = await devTools.send('Page.getAppManifest');
  expect(manifest.startUrl).toMatch(/\/home$/);
});

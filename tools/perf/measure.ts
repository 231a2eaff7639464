import type { Browser, BrowserContext } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { readSeen, type Seen, watchPage } from './watchPage.ts';

/** The preset `Slow 4G` of browsers' developer tools */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 } };

/** The time until the sign-in form can be used on a first visit. */
export async function measureForm(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone);
  const { form } = await visit(context, `${address}/login`, (seen) => seen.form > 0);
  await context.close();
  return form;
}

/** A browser context that is signed in and has visited the portal before. */
export async function signIn(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Email').fill(newHire.email);
  await page.getByLabel('Password', { exact: true }).fill(newHire.password);
  await page.keyboard.press('Enter');
  await page.locator('ol button').first().waitFor();
  // The service worker fills its cache.
  await page.waitForLoadState('networkidle');
  await page.close();
  return context;
}

/**
 * The time from the navigation to the timeline, and the size of what was loaded before it.
 * @param cache `cold` empties the HTTP cache
 */
export function measureReturning(context: BrowserContext, address: string, cache: 'warm' | 'cold') {
  return visit(context, `${address}/home`, (seen) => seen.timeline > 0, cache);
}

async function visit(
  context: BrowserContext,
  address: string,
  isSeen: (seen: Seen) => boolean,
  cache: 'warm' | 'cold' = 'warm',
): Promise<Seen> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  if (cache === 'cold') await devTools.send('Network.clearBrowserCache');
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  let seen = await page.evaluate(readSeen);
  while (!isSeen(seen)) {
    await page.waitForTimeout(250);
    seen = await page.evaluate(readSeen);
  }
  // Requests that are still running would compete with the next visit.
  await page.waitForLoadState('networkidle');
  seen = await page.evaluate(readSeen);
  await page.close();
  return seen;
}

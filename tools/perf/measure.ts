import type { Browser, BrowserContext } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { Failure } from '../run.mjs';
import { readSeen, type Seen, watchPage } from './watchPage.ts';

/** The preset `Slow 4G` of browsers' developer tools */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/**
 * When the form of the static page can be used on the slow phone that the ratios are meant for: a slow machine with two
 * cores, at a quarter of its speed. A loop would not do, because it says little about how fast pages are drawn.
 */
const staticFormMs = 506;
const phone = { viewport: { width: 390, height: 844 } };

/** Finds the slowdown that makes this machine the slow phone, because ratios differ between slow and fast machines. */
export async function calibrate(browser: Browser, staticPage: string): Promise<number> {
  let rate = 8;
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const times: number[] = [];
    while (times.length < 9) times.push((await measureForm(browser, staticPage, rate)).form);
    const ms = median(times);
    console.log(`Processor slowed down ${rate.toFixed(2)} times: ${ms} of ${staticFormMs} ms`);
    if (Math.abs(ms / staticFormMs - 1) < 0.05) return rate;
    // The network takes its time on any machine.
    rate = Math.max(1, (rate * (staticFormMs - slow4g.latency)) / (ms - slow4g.latency));
  }
  throw new Failure('This machine is too slow or too busy to measure.');
}

/** The first paint, and the time until the sign-in form can be used, on a first visit. */
export async function measureForm(browser: Browser, address: string, slowdown: number) {
  const context = await browser.newContext(phone);
  const isSeen = (seen: Seen) => seen.form > 0;
  const seen = await visit(context, `${address}/login`, slowdown, isSeen);
  await context.close();
  return seen;
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
 * The time from the navigation to the timeline.
 * @param cache `cold` empties the HTTP cache
 */
export async function measureReturning(
  context: BrowserContext,
  address: string,
  slowdown: number,
  cache: 'warm' | 'cold',
) {
  const isSeen = (seen: Seen) => seen.timeline > 0;
  return (await visit(context, `${address}/home`, slowdown, isSeen, cache)).timeline;
}

async function visit(
  context: BrowserContext,
  address: string,
  slowdown: number,
  isSeen: (seen: Seen) => boolean,
  cache: 'warm' | 'cold' = 'warm',
): Promise<Seen> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (cache === 'cold') await devTools.send('Network.clearBrowserCache');
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

export function median(measured: readonly number[]): number {
  const sorted = measured.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

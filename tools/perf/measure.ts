import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { Failure } from '../run.mjs';
import { readBytes, readSeen, type Seen, watchPage } from './watchPage.ts';

/** The preset `Slow 4G` of browsers' developer tools */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How long `work` takes on a slow phone: four times as long as on a slow machine with two cores. */
const workMs = 1000;
const phone = { viewport: { width: 390, height: 844 } };

/** Finds the slowdown that makes this machine a slow phone, because ratios differ between slow and fast machines. */
export async function calibrate(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const devTools = await page.context().newCDPSession(page);
  let rate = 4;
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    const ms = await page.evaluate(work);
    console.log(`Processor slowed down ${rate.toFixed(2)} times: ${ms.toFixed(0)} of ${workMs} ms`);
    if (Math.abs(ms / workMs - 1) < 0.05) {
      await page.close();
      return rate;
    }
    rate = Math.max(1, (rate * workMs) / ms);
  }
  throw new Failure('This machine is too slow or too busy to measure.');
}

/** Runs in the page. The shortest of several runs is the least disturbed by other programs. */
function work(): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    let value = 1;
    for (let step = 0; step < 50_000_000; step += 1) value = Math.imul(value, 1_664_525) + step;
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** The first paint, and the time until the sign-in form can be used, on a first visit. */
export async function measureForm(browser: Browser, address: string, slowdown: number) {
  const context = await browser.newContext(phone);
  const isSeen = (seen: Seen) => seen.form > 0;
  const seen = await visit(context, `${address}/login`, slowdown, isSeen);
  await context.close();
  return seen;
}

/** The uncompressed bytes of the sign-in page that arrive before its first paint. */
export async function readFirstPaint(browser: Browser, address: string, slowdown: number) {
  const page = await browser.newPage(phone);
  await slowDown(page, slowdown);
  await page.coverage.startCSSCoverage();
  await page.goto(`${address}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const { files, scripts, pictures } = await page.evaluate(readBytes);
  const sheets = await page.coverage.stopCSSCoverage();
  await page.close();
  const counted = sheets.filter(({ url }) => url === page.url() || files.includes(url));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const styles = sum(counted.map(({ text = '' }) => text.length));
  const used = sum(counted.flatMap(({ ranges }) => ranges.map(({ start, end }) => end - start)));
  const drawn = counted.flatMap(({ text = '' }) => text.match(/url\((["']?)data:.*?\1\)/gs) ?? []);
  const inStyles = sum(drawn.map(({ length }) => length));
  return {
    'styles used': used,
    'styles unused': styles - used,
    pictures: pictures + inStyles,
    scripts,
  };
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
  const devTools = await slowDown(page, slowdown);
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

async function slowDown(page: Page, rate: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
  return devTools;
}

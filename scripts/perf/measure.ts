import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator } from 'playwright';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { answerIdentityCalls } from './identity.ts';
import { readSeen, type Script, watchPage } from './watchPage.ts';

/** What a browser has stored. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Slow 4G as the browsers' own tools know it. */
const latencyMs = 150;
const bytesPerSecond = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;

/** After it nothing that a visit or a click has started is under way. */
const restMs = 1000;

/** The first visit to a sign-in form, with a text typed into it as soon as there is a field. */
export async function measureForm(browser: Browser, address: string) {
  const { page } = await visit(browser, `${address}/login`);
  await page.waitForFunction(() => document.querySelector('input[type=email]'));
  await page.waitForLoadState('networkidle');
  await delay(restMs);
  const { field, lostTexts, firstPaint, largestPaint, scripts } = await page.evaluate(readSeen);
  await page.context().close();
  const form = Math.max(field, firstPaint);
  return { form, firstPaint, largestPaint, lostTexts, scriptKbBefore: kbBefore(form, scripts) };
}

/** A returning colleague: from the address to the timeline, then through a mission to the next one. */
export async function measureReturning(browser: Browser, address: string, session: Session) {
  const { page, devTools } = await visit(browser, `${address}/home`, session);
  const milestones = page.locator('ol button');
  await milestones.first().waitFor();
  await page.waitForLoadState('networkidle');
  const press = async (element: Locator) => {
    await element.click();
    await delay(restMs);
  };
  const missions = page.locator('ul button');
  await press(milestones.nth(Math.floor((await milestones.count()) / 2)));
  await press(missions.nth(1));
  await press(page.getByRole('button', { name: 'Mark as Completed' }));
  const next = page.getByRole('button', { name: /^Next mission: / });
  // Older commits have no such button.
  await press((await next.count()) > 0 ? next : missions.nth(2));

  const { timeline, scripts, clicks } = await page.evaluate(readSeen);
  // Last, since it throws compiled code away, too.
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize');
  await page.context().close();
  return {
    timeline,
    scriptKbBefore: kbBefore(timeline, scripts),
    longestClick: Math.max(...clicks),
    heapMb: (heap?.value ?? 0) / 1e6,
  };
}

/** What a sign-in leaves in a browser. */
export async function signIn(browser: Browser, address: string): Promise<Session> {
  const context = await browser.newContext({ baseURL: address });
  await signInOn(context);
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

export async function signInOn(context: BrowserContext) {
  const page = await context.newPage();
  await answerIdentityCalls(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(newHire.email);
  await page.getByLabel('Password', { exact: true }).fill(newHire.password);
  await page.keyboard.press('Enter');
  await page.locator('ol button').first().waitFor();
  await page.close();
}

/** With a phone that knows nothing but the session. */
async function visit(browser: Browser, address: string, session?: Session) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    viewport,
    ...(session && { storageState: session }),
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await answerIdentityCalls(page, latencyMs);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  const network = { offline: false, latency: latencyMs, ...bytesPerSecond };
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await devTools.send('Performance.enable');
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'commit' });
  return { page, devTools };
}

function kbBefore(moment: number, scripts: Script[]) {
  const inTime = scripts.filter(({ end }) => end <= moment);
  return inTime.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

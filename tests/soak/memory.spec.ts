import type { CDPSession } from '@playwright/test';
import { chromiumLaunch } from '#tools/browsers.mjs';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { expect, test } from '../e2e/support/test.ts';

const cycles = Number(process.env['SOAK_CYCLES'] ?? 1000);
const warmUp = 50;

/** What the page holds on to after the first cycles, it may hold on to after all of them, and a twentieth more. */
const limit = 1.05;

// No optimizing compilers: the code that they make would count as memory of the page.
const { args, ...launch } = chromiumLaunch();
const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug';
test.use({ launchOptions: { ...launch, args: [...args, flags] } });

test('sign-in, a completed mission and sign-out, again and again', async ({ page, service }) => {
  test.setTimeout(cycles * 3000 + 60_000);
  await page.goto('/login');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const play = async (count: number) => {
    for (let cycle = 0; cycle < count; cycle += 1) {
      await page.evaluate(playCycle, newHire);
      service.clearCalls();
    }
    return takeCensus(session);
  };
  const before = await play(warmUp);
  const after = await play(cycles - warmUp);

  const growth = ((after.heap / before.heap - 1) * 100).toFixed(1);
  const listeners = after.listeners - before.listeners;
  console.log(`soak: ${cycles} cycles, heap ${growth} %, listeners ${listeners}`);
  for (const name of ['heap', 'listeners'] as const) {
    expect(after[name], name).toBeLessThanOrEqual(before[name] * limit);
  }
});

/** Counts after two collections of garbage, because the second one takes what finalizers let go of. */
async function takeCensus(session: CDPSession) {
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    heap: usedSize,
    listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN,
  };
}

/** Runs in the page, through what a person would press and fill in. */
async function playCycle({ email, password }: { email: string; password: string }) {
  const appears = async <Found extends Element>(find: () => Found | null | undefined) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const button = (name: string) =>
    appears(() =>
      [...document.querySelectorAll('button')].find(
        ({ textContent, disabled }) => !disabled && textContent.startsWith(name),
      ),
    );
  const field = (name: string) =>
    appears(() => document.querySelector<HTMLInputElement>(`input[name="${name}"]`));
  const fill = (input: HTMLInputElement, value: string) => {
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  fill(await field('email'), email);
  fill(await field('current-password'), password);
  (await button('Start My Onboarding Journey')).click();
  (await button('Team Lunch')).click();
  (await button('Mark as Completed')).click();
  await appears(() =>
    [...document.querySelectorAll<HTMLButtonElement>('button:disabled')].find(
      ({ textContent }) => textContent === 'Mission Completed',
    ),
  );
  (await button('Sign Out')).click();
  await field('email');
}

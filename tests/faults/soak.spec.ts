import { type CDPSession, expect } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { test } from './support/test.ts';

const cycles = Number(process.env['SOAK_CYCLES'] ?? 1000);
const warmUp = 50;

/** What the page holds on to after the first cycles, it may hold on to after all of them, and a twentieth more. */
const limit = 1.05;

test('sign-in, a completed mission and sign-out, again and again', async ({ page, server }, {
  annotations,
}) => {
  test.setTimeout(cycles * 3000 + 60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  server.heal();
  server.service.reset();
  await page.goto('/login');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const play = async (count: number) => {
    for (let cycle = 0; cycle < count; cycle += 1) {
      await page.evaluate(playCycle, newHire);
      server.service.clearCalls();
    }
    return takeCensus(session);
  };
  const before = await play(warmUp);
  const after = await play(cycles - warmUp);

  const growth = Number(((after.heap / before.heap - 1) * 100).toFixed(1));
  const [heap, listeners] = [growth, after.listeners - before.listeners].map((count) =>
    count < 0 ? `${count}` : `+${count}`,
  );
  annotations.push(
    { type: 'after 50 cycles', description: JSON.stringify(before) },
    { type: `after ${cycles} cycles`, description: JSON.stringify(after) },
    {
      type: 'line',
      description: `soak: ${cycles} cycles, heap ${heap} %, listeners ${listeners}`,
    },
  );
  expect(errors).toEqual([]);
  for (const name of ['heap', 'listeners'] as const) {
    expect(after[name], name).toBeLessThanOrEqual(before[name] * limit);
  }
});

/** Counts after two collections of garbage: what finalizers let go of, the second one takes. */
async function takeCensus(session: CDPSession) {
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    heap: usedSize,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
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

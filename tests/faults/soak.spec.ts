import { expect } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { countTimers, takeCensus } from './support/census.ts';
import { test } from './support/test.ts';

const cycles = Number(process.env['SOAK_CYCLES'] ?? 1000);
const warmUp = 50;

test('sign-in, a completed mission and sign-out, again and again', async ({ page, server }, {
  annotations,
}) => {
  test.setTimeout(cycles * 3000 + 60_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await server.heal();
  server.service.reset();
  await page.addInitScript(countTimers);
  await page.goto('/login');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const live = async (count: number) => {
    for (let cycle = 0; cycle < count; cycle += 1) {
      await page.evaluate(playCycle, newHire);
      server.service.clearCalls();
    }
    return takeCensus(page, session);
  };
  const before = await live(warmUp);
  const after = await live(cycles - warmUp);

  annotations.push({ type: 'before', description: JSON.stringify(before) });
  annotations.push({ type: 'after', description: JSON.stringify(after) });
  expect(complaints).toEqual([]);
});

/** Runs in the page, through what a person would press and fill in. */
async function playCycle({ email, password }: { email: string; password: string }) {
  const appears = <Found extends Element>(find: () => Found | null | undefined) =>
    new Promise<Found>((resolve) => {
      const look = () => {
        const found = find();
        if (!found) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      const parts = { childList: true, subtree: true, attributes: true, characterData: true };
      observer.observe(document, parts);
      look();
    });
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

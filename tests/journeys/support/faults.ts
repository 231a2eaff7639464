import type { Page } from '@playwright/test';
import * as portal from './portal.ts';
import { expect, test as journey } from './test.ts';

export const minute = 60_000;

/** The place where the person is, and wants to be again. */
export const deepLink = '/home?milestone=project-kick-off&mission=join-the-kick-off-meeting';

interface Fixtures {
  /**
   * Moves the clocks of all tabs and of the service, which run on by themselves as well. To be called only
   * where nothing is under way that has a limit and is to succeed.
   */
  advance: (milliseconds: number) => Promise<void>;
  /** As `advance`, but as after sleep: each timer that is due fires once. */
  sleep: (milliseconds: number) => Promise<void>;
}

export const test = journey.extend<Fixtures>({
  service: async ({ context, service }, provide) => {
    await context.clock.install();
    await provide(service);
  },
  advance: async ({ context, service }, provide) => {
    await provide(async (milliseconds) => {
      service.advance(milliseconds);
      await context.clock.runFor(milliseconds);
    });
  },
  sleep: async ({ context, service }, provide) => {
    await provide(async (milliseconds) => {
      service.advance(milliseconds);
      await context.clock.fastForward(milliseconds);
    });
  },
});

export const calls = {
  lookup: /accounts:lookup\?/,
  token: /\/v1\/token\?/,
} as const;

/** This call of this tab is sent when `release` is called. `asked` resolves when the tab wants to send it. */
export async function hold(page: Page, call: keyof typeof calls) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls[call], async (route) => {
    await isReleased;
    await route.fallback();
  });
  return { asked: page.waitForRequest(calls[call]), release };
}

/** Into the portal, by hand, until its service worker holds the release. */
export async function enter(page: Page) {
  await page.goto(deepLink);
  await portal.submitCredentials(page);
  await expectPortal(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

export const expectPortal = (page: Page) => expect(portal.heading(page)).toBeVisible();

export const expectForm = (page: Page) => expect(portal.submitButton(page)).toBeVisible();

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectForm(page);
}

import type { Page } from '@playwright/test';
import {
  deepLink,
  enter,
  expectForm,
  expectPortal,
  hold,
  minute,
  signOut,
  test,
} from './support/faults.ts';
import * as portal from './support/portal.ts';
import { expect } from './support/test.ts';

// The code that breaks storage runs in the portal's page. A request that hangs is one by its prototype, because libraries treat
// nothing else as a request.

function databaseRefused() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  };
}

function databaseHangs() {
  // The prototype's own handlers refuse what is no request.
  const handlers = { onsuccess: null, onerror: null, onupgradeneeded: null, onblocked: null };
  IDBFactory.prototype.open = () =>
    Object.setPrototypeOf(Object.assign(new EventTarget(), handlers), IDBOpenDBRequest.prototype);
}

/** At reading and writing. */
function databaseStops() {
  for (const name of ['get', 'getAll', 'put', 'add', 'delete']) {
    const hang = () => Object.setPrototypeOf(new EventTarget(), IDBRequest.prototype);
    Reflect.set(IDBObjectStore.prototype, name, hang);
  }
}

function othersRefused() {
  const get = () => {
    throw new DOMException('Refused by the test.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, get });
  }
}

/** A browser that began to fail after a sign-in: what is shown by a reload after the next one. */
const browsers = [
  ['IndexedDB hangs at opening', [databaseHangs], 'portal'],
  // There is no room for the flag.
  ['local storage refuses', [othersRefused], 'form'],
  // The session ends with the page.
  ['every storage refuses', [databaseRefused, othersRefused], 'form'],
] as const;

for (const [name, faults, afterReload] of browsers) {
  test(`where ${name}, one can start, sign in, come back and sign out`, {
    // Browsers differ only in an opening that hangs.
    tag: name === 'IndexedDB hangs at opening' ? ['@fault', '@browsers'] : '@fault',
  }, async ({ page }) => {
    await enter(page);
    for (const fault of faults) await page.addInitScript(fault);
    await page.goto(deepLink);
    await portal.submitCredentials(page);
    await expectPortal(page);
    await expect(page).toHaveURL(deepLink);
    await page.reload();
    if (afterReload === 'form') await portal.submitCredentials(page);
    await expectPortal(page);
    await signOut(page);
    await page.reload();
    await expectForm(page);
  });
}

test('where the database hangs from a sign-in on, the sign-in fails, and the next start works', {
  tag: '@fault',
}, async ({ page, advance }) => {
  await page.goto(deepLink);
  const lookup = await hold(page, 'lookup');
  await portal.submitCredentials(page);
  await lookup.asked;
  await page.evaluate(databaseStops);
  lookup.release();
  await page.waitForResponse(/accounts:lookup/);
  await advance(1.2 * minute);
  await portal.expectFailure(page);
  await page.reload();
  await portal.submitCredentials(page);
  await expectPortal(page);
  await expect(page).toHaveURL(deepLink);
});

test.describe('where Maya’s session is out of reach for the moment', { tag: '@fault' }, () => {
  test.beforeEach(({ page }) => enter(page));

  /** The next start, in another tab of the same browser, whose database is well. */
  const startAnew = async (page: Page) => {
    const next = await page.context().newPage();
    await next.goto('/home');
    return next;
  };

  for (const stays of [true, false]) {
    test(`and another person signs in and ${stays ? 'stays' : 'out'}, she is not there at the next start`, async ({
      page,
    }) => {
      await page.addInitScript(databaseHangs);
      await page.goto(deepLink);
      await portal.submitCredentials(page, portal.colleague);
      await expectPortal(page);
      if (!stays) await signOut(page);
      const next = await startAnew(page);
      await expectForm(next);
      await expect.poll(() => portal.stored(page)).not.toContain('demo-new-hire');
    });
  }

  test('and she signs out, she is not there at the next start, and another person can sign in', async ({
    page,
  }) => {
    await page.evaluate(databaseStops);
    await signOut(page);
    const next = await startAnew(page);
    await expectForm(next);
    await portal.submitCredentials(next, portal.colleague);
    await expectPortal(next);
    await expect.poll(() => portal.stored(page)).toContain('demo-second-colleague');
    expect(await portal.stored(page)).not.toContain('demo-new-hire');
  });
});

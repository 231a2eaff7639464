import type { Page } from '@playwright/test';
import {
  deepLink,
  enter,
  expectEnded,
  expectForm,
  expectPortal,
  hold,
  minute,
  signOut,
  test,
} from './support/faults.ts';
import * as portal from './support/portal.ts';
import {
  databaseFull,
  databaseHangs,
  databaseRefused,
  databaseSlow,
  databaseStops,
  localNearlyFull,
  localRefused,
  sessionRefused,
} from './support/storageFaults.ts';
import { expect } from './support/test.ts';

/**
 * A browser that began to fail after a sign-in: what the next start shows, and a reload after a sign-in. Local storage
 * alone: src/features/session/storage.test.ts. Half a record: tests/sdk/storedSession.test.ts.
 */
const browsers = [
  ['IndexedDB refuses', [databaseRefused], 'form', 'portal'],
  ['IndexedDB hangs at opening', [databaseHangs], 'form', 'portal'],
  ['IndexedDB is full', [databaseFull], 'portal', 'portal'],
  [
    'IndexedDB refuses, and local storage has room for a word',
    [databaseRefused, localNearlyFull],
    'form',
    'portal',
  ],
  // Nothing can be stored: the session ends with the page.
  ['every storage refuses', [databaseRefused, localRefused, sessionRefused], 'form', 'form'],
] as const;

for (const [name, faults, start, afterReload] of browsers) {
  test(`where ${name}, one can start, sign in, come back and sign out`, {
    // What browsers differ in is an opening that hangs, and a transaction that is aborted.
    tag: ['IndexedDB hangs at opening', 'IndexedDB is full'].includes(name)
      ? ['@fault', '@browsers']
      : '@fault',
  }, async ({ page, advance }) => {
    await enter(page);
    for (const fault of faults) await page.addInitScript(fault);
    const expectState = (state: typeof start) =>
      state === 'portal' ? expectPortal(page) : expectForm(page);
    await page.goto(deepLink);
    await expectState(start);
    if (start === 'form') await portal.submitCredentials(page);
    await expectPortal(page);
    await expect(page).toHaveURL(deepLink);
    await page.reload();
    await expectState(afterReload);
    if (afterReload === 'form') await portal.submitCredentials(page);
    await expectPortal(page);
    await signOut(page);
    await advance(5000);
    await expectForm(page);
    await page.reload();
    await expectForm(page);
  });
}

test('a session ends when the site data are cleared', { tag: '@fault' }, async ({ page }) => {
  await enter(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await expectEnded(page);
  await portal.submitCredentials(page);
  await expectPortal(page);
  await expect(page).toHaveURL(deepLink);
});

/**
 * Signs in where the session cannot be stored, and is told so.
 * @param breakDatabase called when the SDK has chosen where to store, and before it does
 */
async function signInInVain(
  page: Page,
  advance: (milliseconds: number) => Promise<void>,
  breakDatabase = async () => {},
) {
  const lookup = await hold(page, 'lookup');
  await portal.submitCredentials(page);
  await lookup.asked;
  await breakDatabase();
  lookup.release();
  await advance(5000);
  await portal.expectFailure(page);
}

for (const [name, fault] of [['hangs', databaseStops]] as const) {
  test(`where the database ${name} from a sign-in on, it fails, and a reload fixes it`, {
    tag: '@fault',
  }, async ({ page, advance }) => {
    await page.goto(deepLink);
    await expectForm(page);
    await signInInVain(page, advance, () => page.evaluate(fault));
    // The next start meets the same database.
    await page.addInitScript(fault);
    await page.reload();
    await expectForm(page);
    await portal.submitCredentials(page);
    await expectPortal(page);
    await expect(page).toHaveURL(deepLink);
    await page.reload();
    await expectPortal(page);
  });

  test(`where the database ${name} from the portal on, the session is refreshed`, {
    tag: '@fault',
  }, async ({ page, advance, sleep }) => {
    await enter(page);
    await page.evaluate(fault);
    const refreshed = page.waitForResponse(/\/v1\/token\?/);
    await sleep(55 * minute);
    await refreshed;
    await advance(10_000);
    await expectPortal(page);
  });
}

test('a session that is stored after its time is removed again, and the next sign-in works', {
  tag: '@fault',
}, async ({ page, advance }) => {
  await page.goto(deepLink);
  await expectForm(page);
  await signInInVain(page, advance, () => page.evaluate(databaseSlow, 'put'));
  await page.evaluate(() => window.dispatchEvent(new Event('databaseanswers')));
  await expect.poll(() => portal.stored(page)).not.toContain('firebase:authUser');
  await advance(2000);
  await expectForm(page);
  await portal.submitCredentials(page);
  await expectPortal(page);
  await page.reload();
  await expectPortal(page);
});

test('where the database hangs once the SDK reads it, the form stays until it answers, and then the portal follows', {
  tag: '@fault',
}, async ({ page, service, advance }) => {
  await enter(page);
  await page.addInitScript(databaseSlow, 'get');
  await page.goto(deepLink);
  // In the browser's own time, because the probe has a limit, too.
  await expect(portal.submitButton(page)).toBeVisible();
  service.clearCalls();
  await portal.submitCredentials(page);
  await advance(2000);
  await portal.expectFailure(page);
  expect(service.calls).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('databaseanswers')));
  await expectPortal(page);
});

test('a session that is revoked ends where the database hangs', { tag: '@fault' }, async ({
  page,
  service,
  sleep,
}) => {
  await enter(page);
  service.advance(1000);
  service.revoke('demo-new-hire');
  await page.evaluate(databaseStops);
  await sleep(55 * minute);
  await expectEnded(page);
});

test.describe('where Maya’s session is out of reach for the moment, and another person signs in', {
  tag: '@fault',
}, () => {
  test.beforeEach(({ page }) => enter(page));

  /** The next start, in another tab of the same browser, whose database is well. */
  const startAnew = async (page: Page) => {
    const next = await page.context().newPage();
    await next.goto('/home');
    return next;
  };

  for (const stays of [true, false]) {
    test(`and ${stays ? 'stays' : 'signs out'}, she is not there at the next start`, async ({
      page,
    }) => {
      await page.addInitScript(databaseHangs);
      await page.goto(deepLink);
      await portal.submitCredentials(page, portal.colleague);
      await expectPortal(page);
      if (!stays) await signOut(page);
      const next = await startAnew(page);
      await expect(stays ? portal.heading(next) : portal.submitButton(next)).toBeVisible();
      await expect.poll(() => portal.stored(page)).not.toContain('demo-new-hire');
    });
  }

  test('and out, before the database answers: the form stays, and nothing is left', async ({
    page,
    advance,
  }) => {
    await page.addInitScript(databaseSlow, 'open');
    await page.goto(deepLink);
    await expectForm(page);
    await advance(10_000);
    await expectForm(page);
    await portal.submitCredentials(page, portal.colleague);
    await expectPortal(page);
    await signOut(page);
    await page.evaluate(() => window.dispatchEvent(new Event('databaseanswers')));
    await expect.poll(() => portal.stored(page)).not.toContain('firebase:authUser');
    await advance(2000);
    await expectForm(page);
  });

  test('after a sign-out that hung, a sign-in fails, and the next start is theirs', async ({
    page,
    service,
    advance,
  }) => {
    await page.evaluate(databaseStops);
    await signOut(page);
    service.clearCalls();
    await portal.submitCredentials(page, portal.colleague);
    await advance(2000);
    await portal.expectFailure(page);
    expect(service.calls).toEqual([]);
    const next = await startAnew(page);
    await expectForm(next);
    await portal.submitCredentials(next, portal.colleague);
    await expectPortal(next);
    await expect.poll(() => portal.stored(page)).toContain('demo-second-colleague');
    expect(await portal.stored(page)).not.toContain('demo-new-hire');
  });
});

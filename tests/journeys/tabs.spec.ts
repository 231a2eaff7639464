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

async function openAnother(page: Page, path = deepLink) {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
}

async function enterBoth(page: Page) {
  await enter(page);
  const other = await openAnother(page);
  await expectPortal(other);
  return other;
}

/** The tabs' messages to each other also arrive through the shared storage. */
for (const hasChannels of [true, false]) {
  const setting = hasChannels ? '' : ', without BroadcastChannel';
  test(`a sign-in and a sign-out are seen in all tabs${setting}`, { tag: '@fault' }, async ({
    page,
    context,
  }) => {
    if (!hasChannels) {
      await context.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
    }
    await page.goto(deepLink);
    const others = [await openAnother(page), await openAnother(page, '/login')];
    for (const other of others) await expectForm(other);
    await portal.submitCredentials(page);
    for (const tab of [page, ...others]) await expectPortal(tab);
    await signOut(page);
    for (const other of others) await expectForm(other);
  });
}

test('neither tab brings the first person back, or asks for ever, when another one signs in', {
  tag: '@fault',
}, async ({ page, service, sleep }) => {
  const other = await enterBoth(page);
  await signOut(other);
  await expectForm(page);
  await portal.submitCredentials(other, portal.colleague);
  for (const tab of [other, page]) await expectPortal(tab);
  service.clearCalls();
  await sleep(2 * minute);
  for (const tab of [other, page]) await expectPortal(tab);
  expect(service.calls).toEqual([]);
  expect(await portal.stored(page)).toContain('demo-second-colleague');
  expect(await portal.stored(page)).not.toContain('demo-new-hire');
});

for (const [doing, call] of [
  ['refreshes', 'token'],
  ['starts', 'lookup'],
] as const) {
  test(`a sign-out while another tab ${doing} holds in both`, { tag: '@fault' }, async ({
    page,
    advance,
    sleep,
  }) => {
    const other = await enterBoth(page);
    const { asked, release } = await hold(page, call);
    if (doing === 'refreshes') await sleep(55 * minute);
    else await page.reload({ waitUntil: 'commit' });
    await asked;
    await signOut(other);
    release();
    await expectForm(page);
    await advance(10_000);
    for (const tab of [page, other]) await expectForm(tab);
    expect(await portal.stored(page)).not.toContain('firebase:authUser');
  });
}

/** The removal of the old session is no business of the new one, however long the start takes. */
test('a tab still starts when another one signs out, and a third one signs in', {
  tag: '@fault',
}, async ({ page }) => {
  const third = await enterBoth(page);
  const starting = await openAnother(page, 'about:blank');
  const { asked } = await hold(starting, 'lookup');
  await starting.goto(deepLink);
  await asked;
  await signOut(page);
  await expectForm(third);
  await portal.submitCredentials(third);
  await expectPortal(third);
  for (const tab of [starting, third]) await expectPortal(tab);
  await third.reload();
  await expectPortal(third);
});

test('a late refusal of the first person is nothing to the second one', {
  tag: '@fault',
}, async ({ page, service, advance, sleep }) => {
  await enter(page);
  service.advance(1000);
  service.revoke('demo-new-hire');
  const { asked, release } = await hold(page, 'token');
  await sleep(55 * minute);
  await asked;
  await signOut(page);
  await portal.submitCredentials(page, portal.colleague);
  await expectPortal(page);
  release();
  await advance(10_000);
  await expectPortal(page);
  await page.reload();
  await expectPortal(page);
});

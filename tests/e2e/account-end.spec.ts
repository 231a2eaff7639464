import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emulatorAdmin } from './support/emulatorAdmin.ts';
import {
  test as base,
  type Credentials,
  expect,
  isAuthenticated,
  portalHeading,
  requestsOf,
  stored,
  submitButton,
  submitCredentials,
} from './support/test.ts';

const deepLink = '/home?milestone=team-lunch&mission=join-the-team-lunch';
const lookupCall = /\/v1\/accounts:lookup\?/;
const tokenCall = /\/v1\/token\?/;
const storedKey = 'firebase:authUser:emulator-waymark:[DEFAULT]';

/** Made for one journey, and signed in, with the page's clock in the journey's hand. */
const test = base.extend<{ account: Credentials }>({
  account: [
    async ({ page }, provide) => {
      const account = { email: `${randomUUID()}@waymark.test`, password: 'Welcome-2026' };
      await emulatorAdmin.add(account);
      await page.clock.install();
      await page.goto(deepLink);
      await submitCredentials(page, account);
      await expectMission(page);
      await provide(account);
      await emulatorAdmin.remove(account.email);
    },
    { auto: true },
  ],
});

const endings = [
  ['a disabled account', emulatorAdmin.disable, ({ email }) => emulatorAdmin.enable(email)],
  ['a deleted account', emulatorAdmin.remove, (account) => emulatorAdmin.add(account)],
] as const satisfies [
  string,
  (email: string) => Promise<unknown>,
  mend: (account: Credentials) => Promise<unknown>,
][];

test.describe('on the Auth Emulator', { tag: '@emulator' }, () => {
  for (const [name, change, mend] of endings) {
    for (const moment of ['reload', 'token refresh']) {
      test(`the session of ${name} ends at the next ${moment}`, async ({ page, account }) => {
        expect(await isAuthenticated(page)).toBe('true');
        expect(await stored(page)).toContain(storedKey);

        await change(account.email);
        const answer = page.waitForResponse(moment === 'reload' ? lookupCall : tokenCall);
        if (moment === 'reload') await page.reload();
        else await page.clock.fastForward('55:00');
        expect((await answer).status()).toBe(400);

        await expect(page.getByRole('status', { name: 'Your session has ended' })).toBeFocused();
        await expect(page).toHaveURL('/login');
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(await isAuthenticated(page)).toBeNull();
        expect(await stored(page)).not.toContain(storedKey);

        // Before the reload, because a record that is left would now bring the portal back.
        await mend(account);
        await page.reload();
        await expect(submitButton(page)).toBeVisible();
        await expect(page).toHaveURL('/login');

        await submitCredentials(page, account);
        if (name === 'a disabled account') return expectMission(page);
        // Another account, though of the same address, does not come back to the selection of the first.
        await expect(portalHeading(page)).toBeVisible();
        await expect(page).toHaveURL('/home');
      });
    }
  }

  test('the session of a sound account is refreshed after 55 minutes, and stands', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const tokenCalls = () => requests.filter((request) => /^POST .*\/v1\/token\?/.test(request));
    await page.clock.fastForward('54:00');
    await expectMission(page);
    expect(tokenCalls()).toHaveLength(0);

    // Within one second the emulator gives the same token again, and the SDK stores none that it has.
    const second = () => Math.floor(Date.now() / 1000);
    const signedInBy = second();
    await expect.poll(second).toBeGreaterThan(signedInBy);
    const answer = page.waitForResponse(tokenCall);
    await page.clock.fastForward('01:00');
    const tokens = await (await answer).json();
    await expect.poll(() => stored(page)).toContain(tokens.access_token);
    await expectMission(page);
    expect(await isAuthenticated(page)).toBe('true');
    await page.reload();
    await expectMission(page);
    expect(tokenCalls()).toHaveLength(1);
  });
});

async function expectMission(page: Page) {
  await expect(portalHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Team Lunch Progress' })).toBeVisible();
  await expect(page).toHaveURL(deepLink);
}

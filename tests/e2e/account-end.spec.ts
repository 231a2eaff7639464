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
const newPassword = 'Changed-2027';

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

interface Ending {
  readonly name: string;
  readonly moments: readonly ('reload' | 'token refresh')[];
  readonly change: (account: Credentials) => Promise<unknown>;
  /** Lets the person in again. */
  readonly mend?: (account: Credentials) => Promise<unknown>;
  /** The one that is valid after the change. */
  readonly password?: string;
  /** Another account, though of the same address, does not come back to the selection of the first. */
  readonly isNew?: true;
}

const endings: readonly Ending[] = [
  {
    name: 'a disabled account',
    moments: ['reload', 'token refresh'],
    change: ({ email }) => emulatorAdmin.disable(email),
    mend: ({ email }) => emulatorAdmin.enable(email),
  },
  {
    name: 'a deleted account',
    moments: ['reload', 'token refresh'],
    change: ({ email }) => emulatorAdmin.remove(email),
    mend: (account) => emulatorAdmin.add(account),
    isNew: true,
  },
  {
    name: 'an account with a changed password',
    // At a refresh the emulator revokes nothing.
    moments: ['reload'],
    change: ({ email }) => emulatorAdmin.changePassword(email, newPassword),
    password: newPassword,
  },
];

test.describe('on the Auth Emulator', { tag: '@emulator' }, () => {
  for (const { name, moments, change, mend, password, isNew } of endings) {
    for (const moment of moments) {
      test(`the session of ${name} ends at the next ${moment}`, async ({ page, account }) => {
        expect(await isAuthenticated(page)).toBe('true');
        expect(await stored(page)).toContain(storedKey);

        await change(account);
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
        await mend?.(account);
        await page.reload();
        await expect(submitButton(page)).toBeVisible();
        await expect(page).toHaveURL('/login');

        await submitCredentials(page, { ...account, ...(password && { password }) });
        if (!isNew) return expectMission(page);
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

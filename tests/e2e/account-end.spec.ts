import { randomUUID } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { emulatorAdmin } from './support/emulatorAdmin.ts';
import {
  test as base,
  type Credentials,
  expect,
  isAuthenticated,
  portalHeading,
  submitButton,
  submitCredentials,
} from './support/test.ts';

const place = '/home?milestone=team-lunch&mission=join-the-team-lunch';
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
      await page.goto(place);
      await submitCredentials(page, account);
      await expectPlace(page);
      await provide(account);
      await emulatorAdmin.remove(account.email);
    },
    { auto: true },
  ],
});

interface Ending {
  account: string;
  change: (account: Credentials) => Promise<unknown>;
  /** Lets the person in again, with the credentials that it returns. */
  mend: (account: Credentials) => Promise<Credentials>;
  /** Another account, though of the same address, does not come back to the selection of the first. */
  isNew?: true;
}

const disabled: Ending = {
  account: 'a disabled account',
  change: ({ email }) => emulatorAdmin.disable(email),
  mend: async (account) => {
    await emulatorAdmin.enable(account.email);
    return account;
  },
};

const deleted: Ending = {
  account: 'a deleted account',
  change: ({ email }) => emulatorAdmin.remove(email),
  mend: async (account) => {
    await emulatorAdmin.add(account);
    return account;
  },
  isNew: true,
};

const passwordChanged: Ending = {
  account: 'an account with a changed password',
  change: ({ email }) => emulatorAdmin.changePassword(email, newPassword),
  mend: async ({ email }) => ({ email, password: newPassword }),
};

interface Moment {
  name: string;
  come: (page: Page) => Promise<unknown>;
  asks: RegExp;
}

const reload: Moment = {
  name: 'reload',
  come: (page) => page.reload(),
  asks: /\/v1\/accounts:lookup\?/,
};

const refresh: Moment = {
  name: 'token refresh',
  come: (page) => page.clock.fastForward('55:00'),
  asks: tokenCall,
};

const ends: readonly (readonly [Ending, Moment])[] = [
  [disabled, reload],
  [disabled, refresh],
  [deleted, reload],
  [deleted, refresh],
  // At a refresh the emulator revokes nothing: tests/contract/cases/token.ts, "a changed password".
  [passwordChanged, reload],
];

test.describe('on the Auth Emulator', { tag: '@emulator' }, () => {
  for (const [{ account: name, change, mend, isNew }, { name: moment, come, asks }] of ends) {
    test(`the session of ${name} ends at the next ${moment}`, async ({ page, account }) => {
      expect(await isAuthenticated(page)).toBe('true');
      expect(await stored(page)).toContain(storedKey);

      await change(account);
      const answer = page.waitForResponse(asks);
      await come(page);
      expect((await answer).status()).toBe(400);

      await expect(page.getByRole('status', { name: 'Your session has ended' })).toBeFocused();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await isAuthenticated(page)).toBeNull();
      expect(await stored(page)).not.toContain(storedKey);

      // Before the reload, because a record that is left would now bring the portal back.
      const credentials = await mend(account);
      await page.reload();
      await expect(submitButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login');

      await submitCredentials(page, credentials);
      if (!isNew) return expectPlace(page);
      await expect(portalHeading(page)).toBeVisible();
      await expect(page).toHaveURL('/home');
    });
  }

  test('the session of a sound account is refreshed after 55 minutes, and stands', async ({
    page,
  }) => {
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (tokenCall.test(response.url())) answers.push(response);
    });
    await page.clock.fastForward('54:00');
    await expectPlace(page);
    expect(answers).toHaveLength(0);

    await page.clock.fastForward('01:00');
    await expect.poll(() => answers.map((answer) => answer.status())).toEqual([200]);
    const [tokens] = await Promise.all(answers.map((answer) => answer.json()));
    await expect.poll(() => stored(page)).toContain(tokens.access_token);
    await expectPlace(page);
    expect(await isAuthenticated(page)).toBe('true');
    await page.reload();
    await expectPlace(page);
    expect(answers).toHaveLength(1);
  });
});

async function expectPlace(page: Page) {
  await expect(portalHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Team Lunch Progress' })).toBeVisible();
  await expect(page).toHaveURL(place);
}

async function stored(page: Page): Promise<string> {
  return JSON.stringify(await page.context().storageState({ indexedDB: true }));
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emulatorAdmin } from './support/emulatorAdmin.ts';
import {
  expect,
  milestoneButton,
  portalHeading,
  requestsOf,
  signIn,
  stored,
  submitCredentials,
  test,
} from './support/test.ts';

const password = 'Welcome-2026';
// Both of docs/accounts.example.json, which scripts/emulator/test.mjs has imported.
const amara = { email: 'amara.nwosu@example.com', password };
const jonas = { email: 'jonas.weber@example.com', password };

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const timeline = (page: Page) => panel(page, 'Your Onboarding Timeline');
const completed = (page: Page, words: string) =>
  page.getByText(`${words} missions completed`, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
/** As the console makes it: without a name, and without a plan. */
const newAccount = () => ({ email: `${randomUUID()}@waymark.test`, password });

test.describe('a portal with VITE_EMPLOYEE=account', { tag: '@account' }, () => {
  test('shows imported accounts their own name and plan, and no marks of one another', async ({
    page,
  }) => {
    await emulatorAdmin.resetPassword(amara);
    await emulatorAdmin.resetPassword(jonas);
    await page.goto('/login');
    const requests = requestsOf(page);
    await submitCredentials(page, amara);
    await expect(panel(page, "Amara Nwosu's Onboarding Journey")).toBeVisible();
    await expect(timeline(page).getByRole('button')).toHaveCount(7);
    await expect(completed(page, '0 of 22')).toBeVisible();
    expect(requests.filter((each) => each.includes('googleapis.com'))).toEqual([
      expect.stringContaining('/v1/accounts:signInWithPassword?'),
      expect.stringContaining('/v1/accounts:lookup?'),
    ]);
    await milestoneButton(page, 'Orientation').click();
    await press(page, 'Mark as Completed');
    await press(page, 'Keep my progress on this device');
    await press(page, 'Sign Out');

    await submitCredentials(page, jonas);
    await expect(panel(page, "Jonas Weber's Onboarding Journey")).toBeVisible();
    await expect(timeline(page).getByRole('button')).toHaveText([/^First Days/, /^Your Project/]);
    await expect(completed(page, '0 of 3')).toBeVisible();
    await expect(page.getByText(/Amara|Maya|on this device/)).toHaveCount(0);
    await milestoneButton(page, 'First Days').click();
    await press(page, 'Mark as Completed');
    await expect(completed(page, '1 of 3')).toBeVisible();
    await press(page, 'Sign Out');

    await signIn(page, amara);
    await expect(completed(page, '1 of 22')).toBeVisible();
  });

  test('shows an account without a name and a plan the standard plan', async ({ page }) => {
    const account = newAccount();
    await emulatorAdmin.add(account);
    await signIn(page, account);
    await expect(panel(page, 'Your plan')).toBeVisible();
    await expect(page.getByRole('banner').getByText('U', { exact: true })).toBeVisible();
    await expect(completed(page, '0 of 22')).toBeVisible();
  });

  test.describe('where there is no such plan', () => {
    // The browser's own line about the plan's file.
    test.use({ expectedComplaints: [/responded with a status of 404/] });

    test('says whom to ask, and shows the one that HR then chooses', async ({ page }) => {
      const account = newAccount();
      await emulatorAdmin.add(account);
      await emulatorAdmin.choosePlan(account.email, 'no-such-plan');
      await page.clock.install();
      await signIn(page, account);
      await expect(timeline(page).getByText('No milestones available')).toBeVisible();
      await expect(page.getByText(/Please ask HR/)).toBeVisible();

      await emulatorAdmin.choosePlan(account.email, 'intern');
      const answer = page.waitForResponse(/\/v1\/token\?/);
      await page.clock.fastForward('55:00');
      const tokens = await (await answer).json();
      await expect.poll(() => stored(page)).toContain(tokens.access_token);
      await page.reload();
      await expect(completed(page, '0 of 3')).toBeVisible();

      await emulatorAdmin.choosePlan(account.email, 'new-hire');
      await press(page, 'Sign Out');
      await submitCredentials(page, account);
      await expect(portalHeading(page)).toBeVisible();
      await expect(completed(page, '0 of 22')).toBeVisible();
    });
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { project } from '#tools/emulator/administer.mjs';
import { emulatorAdmin } from './support/emulatorAdmin.ts';
import type { Credentials } from './support/portal.ts';
import * as portal from './support/portal.ts';
import { runAccounts } from './support/runAccounts.ts';
import { expect, test } from './support/test.ts';

// Other ends of a session are tested on the mock, in network.spec.ts. Whose plan an account sees is tested in
// src/app/portal/employeePlan.test.ts.

const admin = emulatorAdmin();
const password = 'Welcome-2026';
const storedKey = 'firebase:authUser:emulator-waymark:[DEFAULT]';

/** An account without a name and a plan. Its id is any text, as a company's own ids are. */
async function addAccount(): Promise<Credentials> {
  const id = randomUUID();
  const account = { email: `${id}@waymark.test`, password };
  await admin.add({ ...account, localId: `jörg-müller-${id}` });
  return account;
}

const deepLink = '/home?milestone=team-lunch&mission=join-the-team-lunch';

async function expectMission(page: Page) {
  await expect(portal.heading(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Team Lunch Progress' })).toBeVisible();
  await expect(page).toHaveURL(deepLink);
}

test('a session ends with its refresh after 55 minutes once its account is disabled', async ({
  page,
}) => {
  const account = await addAccount();
  await page.clock.install();
  await page.goto(deepLink);
  await portal.submitCredentials(page, account);
  await expectMission(page);
  expect(await portal.stored(page)).toContain(storedKey);

  await admin.update(account.email, { disableUser: true });
  const refreshed = page.waitForResponse(/\/v1\/token\?/);
  await page.clock.fastForward('55:00');
  expect((await refreshed).status()).toBe(400);
  await expect(page.getByRole('status', { name: 'You have been signed out' })).toBeFocused();
  await expect(page).toHaveURL('/login');
  expect(await portal.isAuthenticated(page)).toBeNull();
  expect(await portal.stored(page)).not.toContain(storedKey);

  // The account works again, so a session that was left behind would bring the portal back.
  await admin.update(account.email, { disableUser: false });
  await page.reload();
  await expect(portal.submitButton(page)).toBeVisible();
  await portal.submitCredentials(page, account);
  await expectMission(page);
});

const amara = { email: 'amara.nwosu@example.com', password };
const jonas = { email: 'jonas.weber@example.com', password };

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const timeline = (page: Page) => panel(page, 'Your Onboarding Timeline');
const milestones = (page: Page) => timeline(page).getByRole('list').getByRole('link');
const completed = (page: Page, count: number) =>
  page.getByRole('main').getByText(new RegExp(`^${count} of \\d+ missions completed$`));
const untouched = (page: Page) =>
  page.getByRole('main').getByText(/^\d+ missions in \d+ milestones$/);
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Follows the link in the email that `npm run accounts` has sent. */
async function choosePassword(page: Page, { email, password: chosen }: Credentials) {
  const [link] = await admin.linksTo(email);
  await page.goto(`/login${link}`);
  await page.getByLabel('New password').fill(chosen);
  await press(page, 'Set password');
  await expect(portal.emailField(page)).toHaveValue(email);
}

test('leads people of a workbook from their mail to their own plan and first day, and shows no marks of one another', async ({
  page,
}) => {
  const { code, text } = await runAccounts(
    project,
    'docs/people.example.xlsx',
    '--apply',
    '--invite',
  );
  expect(code).toBe(0);
  expect(text).toMatch(/people\.example\.xlsx: 12 people[^]*\nEmails sent: 12\./);
  await choosePassword(page, amara);
  await choosePassword(page, jonas);
  await page.goto('/login');
  const requests = portal.requestsOf(page);
  await portal.submitCredentials(page, amara);
  await expect(panel(page, "Amara Nwosu's Onboarding Journey")).toBeVisible();
  await expect(portal.milestoneLink(page, 'Orientation')).toBeVisible();
  await expect(untouched(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('Your buddy: Ida Holm')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ruth Adeyemi' })).toBeVisible();
  expect(requests.filter((each) => each.includes('googleapis.com'))).toEqual([
    expect.stringContaining('/v1/accounts:signInWithPassword?'),
    expect.stringContaining('/v1/accounts:lookup?'),
  ]);
  await portal.milestoneLink(page, 'Orientation').click();
  await press(page, 'Mark as Completed');
  await press(page, 'Sign Out');

  await portal.submitCredentials(page, jonas);
  await expect(panel(page, "Jonas Weber's Onboarding Journey")).toBeVisible();
  await expect(milestones(page)).toHaveText([/^Before/, /^First Days/, /^Your/]);
  await expect(untouched(page)).toBeVisible();
  await expect(milestones(page).nth(1)).toContainText(/planned for Nov 4/);
  await expect(page.getByText(/Amara|Maya|on this device/)).toHaveCount(0);
  await portal.milestoneLink(page, 'First Days').click();
  await press(page, 'Mark as Completed');
  await expect(completed(page, 1)).toBeVisible();
  await press(page, 'Sign Out');

  await portal.signIn(page, amara);
  await expect(completed(page, 1)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { paint, readCode } from '#workbench/stories/readCode.ts';
import * as portal from './support/portal.ts';
import { test } from './support/releases.ts';
import { answerWith, expect } from './support/test.ts';

// Storage that refuses: storage.spec.ts.

const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Save my progress on this device' });
const removeButton = (page: Page) =>
  page.getByRole('button', { name: 'Remove my progress from this device' });
const untilReload = (page: Page) =>
  page.getByRole('paragraph').filter({
    hasText:
      /^(If you reload this page or sign out, completed missions will be open again|Your progress is not saved|Your progress is no longer saved on this device. It lasts only until you reload this page or sign out)\.$/,
  });
const saved = (page: Page) => page.getByText(/^Saved on this device since \w+ \d+\.$/);

const complete = (page: Page) => page.getByRole('button', { name: 'Mark as Completed' }).click();

async function completeFirstOf(page: Page, milestone: string) {
  await portal.milestoneButton(page, milestone).click();
  await complete(page);
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(portal.submitButton(page)).toBeVisible();
}

test('saved progress is there after a reload and after the next sign-in, for its own account alone', async ({
  page,
}) => {
  await portal.signIn(page);
  await completeFirstOf(page, 'Team Lunch');
  await portal.untilKeptForOffline(page);
  const requests = portal.requestsOf(page);
  await expect(untilReload(page)).toBeInViewport({ ratio: 1 });
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
  await saveButton(page).press('Enter');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: /^Next mission: / }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Join your team' })).toBeFocused();
  await complete(page);
  await portal.expectCompleted(page, 'Team Lunch', '2 of 2');
  expect(requests).toEqual([]);

  await page.reload();
  await portal.expectCompleted(page, 'Team Lunch', '2 of 2');
  await expect(saved(page)).toBeVisible();

  await signOut(page);
  await portal.submitCredentials(page, portal.colleague);
  await portal.expectCompleted(page, 'Team Lunch', '0 of 2');
  await expect(saved(page)).toHaveCount(0);

  await signOut(page);
  await portal.submitCredentials(page);
  await portal.expectCompleted(page, 'Team Lunch', '2 of 2');
});

test('two tabs that mark in the same moment lose nothing, and remove together', {
  tag: '@browsers',
}, async ({ page, context }) => {
  await portal.signIn(page);
  await completeFirstOf(page, 'Team Lunch');
  const other = await context.newPage();
  await other.goto('/home?milestone=security-training');
  await portal.expectCompleted(other, 'Security Training', '0 of 2');
  await saveButton(page).click();
  await expect(saved(other)).toBeVisible();
  await portal.missionButton(page, 'Join your team').click();
  await Promise.all([complete(page), complete(other)]);
  for (const tab of [page, other]) {
    await portal.expectCompleted(tab, 'Team Lunch', '2 of 2');
    await portal.expectCompleted(tab, 'Security Training', '1 of 2');
  }
  // In Firefox, only the tab in front has the focus.
  await page.bringToFront();
  await removeButton(page).press('Space');
  await expect(page.locator(':focus')).toContainText('no longer saved on this device');
  for (const tab of [page, other]) {
    await expect(untilReload(tab)).toBeVisible();
    await portal.expectCompleted(tab, 'Team Lunch', '2 of 2');
  }
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('/progress/');
  await page.reload();
  await portal.expectCompleted(page, 'Team Lunch', '0 of 2');
});

test('saved progress goes to another device by a code, for its own account alone, and by way of no server', {
  tag: '@browsers',
}, async ({ page, browser, service }) => {
  await portal.signIn(page);
  await completeFirstOf(page, 'Team Lunch');
  await saveButton(page).click();
  const opener = page.getByRole('button', { name: 'Take progress to another device' });
  await opener.click();
  const code = page.getByRole('img', { name: 'The link as a QR code' });
  const link = readCode(await code.evaluate(paint));
  expect(link).toMatch(/\/home#progress=\d+-[A-Z0-9]+\..*\.SHARE-YOUR-DIETARY-NEEDS/);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const other = await (await browser.newContext()).newPage();
  await answerWith(other, service);
  const requests = portal.requestsOf(other);
  await other.goto(link);
  await expect(other.getByText(/^Your link carries progress/)).toBeVisible();
  await portal.submitCredentials(other, portal.colleague);
  await expect(other.getByText(/^This link belongs to another account/)).toBeVisible();
  await signOut(other);
  await portal.submitCredentials(other);
  await expect(other.getByText(/^1 mission was completed on another device/)).toBeVisible();
  await portal.untilKeptForOffline(other);

  const history = await other.evaluate(() => [
    window.location.href,
    ...(window.navigation?.entries() ?? []).map(({ url }) => url),
    JSON.stringify(window.history.state),
  ]);
  for (const text of [...requests, ...history, await portal.stored(other)]) {
    expect(text).not.toMatch(/progress=|dietary/i);
  }

  await other.getByRole('button', { name: 'Add it' }).click();
  await portal.expectCompleted(other, 'Team Lunch', '1 of 2');
  // The link works in a page that is already open.
  await other.getByRole('button', { name: 'Close' }).click();
  await other.evaluate((address) => window.location.assign(address), link);
  await expect(other.getByText(/^Everything you completed on the other device/)).toBeVisible();
  expect(other.url()).not.toContain('#');
  // Some mail programs change it like this.
  await other.goto(link.toLowerCase().replace('#', '%23'));
  await expect(other.getByText(/^1 mission was completed on another device/)).toBeVisible();
  expect(other.url()).toMatch(/\/home$/);
});

// The plan of an account: src/app/portal/employeePlan.test.ts.
test('where the employee is the account, progress is saved from the first time on, until it is removed', {
  tag: '@browsers',
}, async ({ page, context, server }) => {
  server.deploy('next');
  const firstDays = '/home?milestone=first-days';
  await page.goto(firstDays);
  await portal.submitCredentials(page, portal.colleague);
  const other = await context.newPage();
  await other.goto(firstDays);
  await portal.expectCompleted(other, 'First Days', '0 of 2');
  await complete(page);
  await expect(
    page.getByText('From now on, your progress is saved on this device, for your account only.', {
      exact: true,
    }),
  ).toBeInViewport({ ratio: 1 });
  await portal.expectCompleted(other, 'First Days', '1 of 2');
  await expect(saved(other)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ask about this mission/ })).toHaveAttribute(
    'href',
    /^mailto:people@example\.com\?/,
  );

  await signOut(page);
  await portal.submitCredentials(page);
  await expect(page.getByText('0 of 22 missions completed')).toBeVisible();
  await expect(page.getByText(/on this device/)).toHaveCount(0);
  await signOut(page);
  await portal.submitCredentials(page, portal.colleague);
  await portal.expectCompleted(page, 'First Days', '1 of 2');

  // Firefox gives the focus to the page in front alone.
  await page.bringToFront();
  await page.goto(firstDays);
  await removeButton(page).press('Enter');
  await expect(page.locator(':focus')).toContainText('no longer saved on this device');
  await page.reload();
  await portal.expectCompleted(page, 'First Days', '0 of 2');
  await complete(page);
  await expect(untilReload(page)).toBeVisible();
  await page.reload();
  await portal.expectCompleted(page, 'First Days', '0 of 2');
});

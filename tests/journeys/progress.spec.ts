import type { Page } from '@playwright/test';
import * as portal from './support/portal.ts';
import { test } from './support/releases.ts';
import { expect } from './support/test.ts';

const remove = { name: 'Remove my progress from this device' };
const saved = (page: Page) => page.getByText('Saved on this device.', { exact: true });
const firstDays = '/home?milestone=first-days';

const complete = (page: Page) => page.getByRole('button', { name: 'Mark as Completed' }).click();

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(portal.submitButton(page)).toBeVisible();
}

test('the progress of the sample employee lasts until a reload, as it says', async ({ page }) => {
  await portal.signIn(page);
  await portal.untilKeptForOffline(page);
  const requests = portal.requestsOf(page);
  await portal.milestoneLink(page, 'Team Lunch').click();
  await complete(page);
  await expect(
    page.getByRole('paragraph').filter({
      hasText: /^If you reload this page or sign out, missions will no longer be marked/,
    }),
  ).toBeInViewport({ ratio: 1 });
  await portal.expectCompleted(page, 'Team Lunch', 1);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('/progress/');
  await page.reload();
  await portal.expectCompleted(page, 'Team Lunch', 0);
});

// The plan of an account: src/app/portal/employeePlan.test.ts.
test.describe('where the employee is the account', () => {
  test.beforeEach(async ({ page, server }) => {
    server.deploy('next');
    await page.goto(firstDays);
    await portal.submitCredentials(page, portal.colleague);
    await portal.expectCompleted(page, 'First Days', 0);
  });

  test('progress is saved from the first completion on, for its own account alone, until it is removed', {
    tag: '@browsers',
  }, async ({ page }) => {
    await complete(page);
    await expect(page.getByText(/^From now on, your progress is saved/)).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole('link', { name: /^Ask .* about this mission$/ })).toHaveAttribute(
      'href',
      /^mailto:people@example\.com\?/,
    );
    await page.reload();
    await portal.expectCompleted(page, 'First Days', 1);
    await expect(saved(page)).toBeVisible();

    await signOut(page);
    await portal.submitCredentials(page);
    await expect(page.getByRole('main').getByText(/^\d+ missions in 7 milestones$/)).toBeVisible();
    await expect(page.getByText(/on this device/)).toHaveCount(0);
    await signOut(page);
    await portal.submitCredentials(page, portal.colleague);
    await portal.expectCompleted(page, 'First Days', 1);

    await page.goto(firstDays);
    await saved(page).press('Enter');
    await page.getByRole('button', remove).press('Enter');
    await expect(page.locator(':focus')).toContainText('no longer saved on this device');
    await portal.missionLink(page, 'Get access to the tools').click();
    await complete(page);
    await portal.expectCompleted(page, 'First Days', 2);
    await page.reload();
    await portal.expectCompleted(page, 'First Days', 0);
    await expect(page.getByText(/on this device/)).toHaveCount(0);
  });

  test('two tabs that mark in the same moment lose nothing, and remove together', {
    tag: '@browsers',
  }, async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/home?milestone=your-project');
    await portal.expectCompleted(other, 'Your Project', 0);
    await Promise.all([complete(page), complete(other)]);
    for (const tab of [page, other]) {
      await portal.expectCompleted(tab, 'First Days', 1);
      await portal.expectCompleted(tab, 'Your Project', 1);
      await expect(saved(tab)).toBeVisible();
    }
    // In Firefox, only the tab in front has the focus.
    await page.bringToFront();
    await saved(page).press('Space');
    await page.getByRole('button', remove).press('Space');
    for (const tab of [page, other]) {
      await expect(tab.getByText(/^Your progress is no longer saved/)).toBeVisible();
      await portal.expectCompleted(tab, 'First Days', 1);
    }
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('/progress/');
  });
});

import type { Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from './support/portal.ts';
import { expect, identityHosts, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Mock identity service' });
const toggle = (page: Page) => panel(page).locator('summary');
const answerWith = (page: Page) => panel(page).getByLabel('Answer with');
const action = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `${name} ${newHire.displayName}` });

test.use({ site: 'demo' });

test.describe('the mock panel of the demo', () => {
  test('a disabled account is signed out, refused, and let in again', async ({ page }) => {
    await portal.signIn(page);
    await toggle(page).press('Enter');
    await action(page, 'Disable').press('Enter');
    await expect(action(page, 'Enable')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await expect(answerWith(page)).toBeHidden();
    await expect(portal.heading(page)).toBeVisible();

    await page.reload();
    await expect(portal.submitButton(page)).toBeVisible();
    await portal.submitCredentials(page);
    await portal.expectFailure(page);

    await page.getByRole('button', { name: /forgot your password\?$/ }).press('Tab');
    await expect(toggle(page), 'comes right after the last stop of the portal').toBeFocused();
    await page.keyboard.press('Space');
    await action(page, 'Enable').press('Space');
    await portal.submitCredentials(page);
    await expect(portal.heading(page)).toBeVisible();
  });
});

test.describe('a demo', () => {
  test.describe('whose browser allows no service worker', () => {
    test.use({ serviceWorkers: 'block', expectedComplaints: [/blocked by Playwright$/] });

    test('says so, and sends nothing to the real service', async ({ page }) => {
      const requests = portal.requestsOf(page);
      await page.goto('/login');
      await expect(page.getByText('This demo needs a service worker')).toBeVisible();
      await portal.submitCredentials(page);
      await portal.expectFailure(page);
      expect(requests.filter((request) => identityHosts.test(request))).toEqual([]);
    });
  });
});

test.describe('a demo in which each account sees its own plan', () => {
  test.use({ site: 'demo-account' });

  test('shows a plan, a first day and a buddy as soon as they are chosen', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-04T09:00:00');
    await portal.signIn(page);
    await expect(page.getByText('0 of 22 missions completed')).toBeVisible();
    await toggle(page).click();
    await panel(page).getByRole('button', { name: 'Today' }).click();
    await panel(page).getByLabel('Buddy', { exact: true }).fill('Amara Nwosu');
    await panel(page).getByLabel('Plan', { exact: true }).selectOption('intern');
    await panel(page).getByRole('button', { name: 'Show it' }).click();
    await expect(page.getByText('0 of 7 missions completed')).toBeVisible();
    await expect(portal.milestoneButton(page, 'Before Your First Day')).toHaveAccessibleName(
      /planned for Tuesday, November 3,/,
    );
  });
});

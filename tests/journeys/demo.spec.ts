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

test('by the panel of the demo, an account is disabled, refused, and let in again', async ({
  page,
}) => {
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

test.describe('a demo whose browser allows no service worker', () => {
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

import type { Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { addressOf } from '../support/served.ts';
import * as portal from './support/portal.ts';
import { expect, identityHosts, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Mock identity service' });
const toggle = (page: Page) => panel(page).locator('summary');
const answerWith = (page: Page) => panel(page).getByLabel('Answer with');
const action = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `${name} ${newHire.displayName}` });

test.describe('the mock panel of the demo', { tag: '@demo' }, () => {
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

  test('works while the portal waits for its start for ever, and hears of another tab', async ({
    page,
    context,
  }) => {
    const delay = (tab: Page) => panel(tab).getByLabel('Delay');
    await portal.signIn(page);
    await toggle(page).click();
    await delay(page).selectOption('Never answers');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await toggle(page).click();
    const other = await context.newPage();
    await other.goto('/login', { waitUntil: 'commit' });
    await toggle(other).click();
    await delay(other).selectOption('None');
    await expect(delay(page)).toHaveValue(await delay(other).inputValue());
    await page.reload();
    await expect(portal.heading(page)).toBeVisible();
  });

  test('covers nothing beside the portal, closed or open, and is not printed', async ({ page }) => {
    // The narrowest window in which the panel is beside the portal.
    await page.setViewportSize({ width: 87 * 16, height: 640 });
    await portal.signIn(page);
    await portal.milestoneButton(page, 'Workstation Setup').click();
    const { x = 0, width = 0 } = (await toggle(page).boundingBox()) ?? {};
    const shown = page.locator('#root :is(h1, h2, h3, p, li, a, button, input, [role=img])');
    const beginnings = await shown.evaluateAll((elements) =>
      elements
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .map((element) => element.getBoundingClientRect().left),
    );
    expect(beginnings.length).toBeGreaterThan(20);
    expect(Math.min(...beginnings)).toBeGreaterThan(x + width);
    await toggle(page).click();
    const opened = await panel(page).getByRole('group').boundingBox();
    expect(opened?.width).toBeGreaterThan(width);
    expect(await page.locator('body').boundingBox()).toMatchObject({ x: opened?.width });
    await page.emulateMedia({ media: 'print' });
    await expect(toggle(page)).toBeHidden();
  });
});

test.describe('a demo', { tag: '@demo' }, () => {
  test('whose worker cannot be updated says nothing of it', async ({ context, page }) => {
    await page.goto('/login');
    await expect(portal.submitButton(page)).toBeVisible();
    await context.addInitScript(() => {
      if (!('serviceWorker' in navigator)) return;
      ServiceWorkerRegistration.prototype.update = () =>
        Promise.reject(new TypeError('Failed to update'));
    });
    // The worker of the first tab is still there for the next one.
    const secondTab = await context.newPage();
    await portal.signIn(secondTab);
  });

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

test.describe('a demo in which each account sees its own plan', { tag: '@demo' }, () => {
  test.use({ baseURL: addressOf('demo-account') });

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

import type { Locator, Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import {
  expect,
  milestoneButton,
  portalHeading,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Mock identity service' });
const toggle = (page: Page) => panel(page).locator('summary');
const answerWith = (page: Page) => panel(page).getByLabel('Answer with');
const action = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `${name} ${newHire.displayName}` });
const alert = (page: Page) => page.getByRole('alert');

async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test.describe('the mock panel of the demo', { tag: '@demo' }, () => {
  test('by keyboard alone: a disabled account is signed out, refused, and let in again', async ({
    page,
  }) => {
    await signIn(page);
    await tabTo(page, toggle(page));
    await page.keyboard.press('Enter');
    await tabTo(page, action(page, 'Disable'));
    await page.keyboard.press('Enter');
    await expect(action(page, 'Enable')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await expect(answerWith(page)).toBeHidden();
    await expect(portalHeading(page)).toBeVisible();

    await page.reload();
    await expect(submitButton(page)).toBeVisible();
    await submitCredentials(page);
    await expect(alert(page)).toContainText('This account has been disabled.');

    await tabTo(page, submitButton(page));
    await page.keyboard.press('Tab');
    await expect(toggle(page), 'comes right after the last stop of the portal').toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, action(page, 'Enable'));
    await page.keyboard.press('Space');
    await submitCredentials(page);
    await expect(portalHeading(page)).toBeVisible();
  });

  test('works while the portal waits for its start for ever', async ({ page }) => {
    await signIn(page);
    await toggle(page).click();
    await panel(page).getByLabel('Delay').selectOption('Never answers');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    await toggle(page).click();
    await panel(page).getByLabel('Delay').selectOption('None');
    await page.reload();
    await expect(portalHeading(page)).toBeVisible();
  });

  test('a second tab knows what the first one changed, and the other way round', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    const other = await context.newPage();
    await other.goto('/login');
    await toggle(page).click();
    await toggle(other).click();
    await action(page, 'Disable').click();
    await expect(action(other, 'Enable')).toBeVisible();
    await submitCredentials(other);
    await expect(alert(other)).toContainText('This account has been disabled.');
    await panel(other).getByRole('button', { name: 'Reset everything' }).click();
    await expect(action(page, 'Disable')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('covers nothing beside the portal, closed or open, and is not printed', async ({ page }) => {
    // The narrowest window in which it lies there.
    await page.setViewportSize({ width: 87 * 16, height: 640 });
    await signIn(page);
    await milestoneButton(page, 'Workstation Setup').click();
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

import type { Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import {
  emailField,
  expect,
  isAuthenticated,
  lowerEdge,
  passwordField,
  portalHeading,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const alert = (page: Page) => page.getByRole('alert');

test('a failure stands above the form, has the focus, and loses nothing; a right password lets in', {
  tag: ['@live', '@emulator', '@browsers'],
}, async ({ page }) => {
  await page.goto('/login');
  await submitCredentials(page, { email: newHire.email, password: 'wrong' });
  await expect(alert(page)).toContainText(
    'Invalid email or password. Please check your credentials.',
  );
  const { password } = newHire;
  await submitCredentials(page, { email: 'disabled.account@waymark.test', password });
  await expect(alert(page).getByText('This account has been disabled.')).toBeVisible();
  await expect(alert(page).getByRole('heading')).toHaveText('Authentication Error');
  await expect(alert(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page).toHaveURL('/login');
  expect(await isAuthenticated(page)).toBeNull();

  const field = await emailField(page).boundingBox();
  expect(await lowerEdge(alert(page))).toBeLessThan(field?.y ?? 0);
  await page.keyboard.press('Tab');
  await expect(alert(page).getByRole('link', { name: 'The people team' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(emailField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveValue(password);
  await submitCredentials(page);
  await expect(portalHeading(page)).toBeVisible();
});

test('nothing shifts while the sign-in screen loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login');
  await expect(submitButton(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-font', 'web');
  await page.evaluate(() => document.fonts.ready);
  const total = await page.evaluate(() =>
    (window as never as { shifts: { value: number }[] }).shifts.reduce(
      (sum, { value }) => sum + value,
      0,
    ),
  );
  expect(total).toBeLessThan(0.02);
});

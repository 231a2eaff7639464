import type { Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import {
  emailField,
  expect,
  isAuthenticated,
  passwordField,
  portalHeading,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const alert = (page: Page) => page.getByRole('alert');
const alsoOnEmulator = { tag: ['@live', '@emulator', '@browsers'] };

test('a sign-in leads to the portal, by keyboard alone', alsoOnEmulator, async ({ page }) => {
  await page.goto('/login');
  await expect(submitButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(emailField(page)).toBeFocused();
  await page.keyboard.type(newHire.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(newHire.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expect(portalHeading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Your onboarding/);
  expect(await isAuthenticated(page)).toBe('true');
});

test(
  'a wrong password and a disabled account are refused, a right one then let in',
  alsoOnEmulator,
  async ({ page }) => {
    await page.goto('/login');
    await submitCredentials(page, { email: newHire.email, password: 'wrong' });
    await expect(alert(page)).toContainText(
      'Invalid email or password. Please check your credentials.',
    );
    await submitCredentials(page, {
      email: 'disabled.account@waymark.test',
      password: newHire.password,
    });
    await expect(alert(page)).toContainText('This account has been disabled.');
    await submitCredentials(page);
    await expect(portalHeading(page)).toBeVisible();
  },
);

test('a failure stands above the form, has the focus, and loses nothing that was typed', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.goto('/login');
  await submitCredentials(page, { email: 'user-not-found@error.waymark.test', password: 'any' });
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('heading')).toHaveText('Authentication Error');
  await expect(
    alert(page).getByText('No account found with this email address.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page).toHaveURL('/login');
  expect(await isAuthenticated(page)).toBeNull();

  const box = await alert(page).boundingBox();
  const field = await emailField(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(field?.y ?? 0);
  await page.keyboard.press('Tab');
  await expect(emailField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveValue('any');
  await expect(submitButton(page)).toBeEnabled();
});

/** Beside those of the mock's own table, which `tests/browser` plays one by one. */
const strangeAnswers = [
  ['null', { status: 200, body: 'null' }],
  ['a list', { status: 200, body: '[]' }],
  ['an error without a message', { status: 400, body: '{"error":{}}' }],
  ['an error that is text', { status: 500, body: '{"error":"boom"}' }],
  ['a message that is a number', { status: 400, body: '{"error":{"message":7}}' }],
  ['a message full of markup', { status: 400, body: '{"error":{"message":"<img src=x>"}}' }],
  ['a very long message', { status: 400, body: `{"error":{"message":"${'X'.repeat(9999)}"}}` }],
  ['a token that is none', { status: 200, body: '{"idToken":"x","refreshToken":"y"}' }],
] as const;

for (const call of ['signInWithPassword', 'lookup']) {
  test(`whatever ${call} answers, it ends in a sentence`, async ({ page }) => {
    await page.goto('/login');
    for (const [name, answer] of strangeAnswers) {
      await test.step(name, async () => {
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
        const address = new RegExp(`accounts:${call}`);
        await page.context().route(address, (route) => route.fulfill({ ...answer, headers }));
        await submitCredentials(page);
        await expect(alert(page)).toContainText(
          /Failed to sign in\. Please try again\.|An unexpected error occurred\. Please try again\./,
        );
        await expect(alert(page)).not.toContainText(/XXX|img|boom|Firebase/);
        await expect(submitButton(page)).toBeEnabled();
        await page.context().unroute(address);
      });
    }
  });
}

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

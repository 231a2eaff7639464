import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

// What becomes of ticks in several tabs: src/features/onboarding/progress/progressStore.test.ts.

test('steps are ticked by hand and by key, a link in one stays a link, and what is kept outlives a reload', {
  tag: '@browsers',
}, async ({ page, context }) => {
  await context.route('https://payroll.example.com/**', (route) =>
    route.fulfill({ body: 'Payroll' }),
  );
  await page.goto('/home?milestone=hr-policies-review&mission=complete-payroll-and-benefits-forms');
  await portal.submitCredentials(page);
  const step = (name: RegExp) => page.getByRole('checkbox', { name });
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^payroll portal/ }).click();
  await (await opened).close();
  await expect(step(/^Open the payroll portal/)).not.toBeChecked();
  await page.getByText('enter the account number twice').click();
  await step(/^Tax/).press(' ');
  await expect(step(/^Tax/)).toBeFocused();
  await page.getByRole('button', { name: 'Keep my progress on this device' }).click();
  await page.reload();
  await expect(page.getByText('2 of 5 steps')).toBeVisible();
  await expect(step(/^Bank/)).toBeChecked();
  await expect(step(/^Tax/)).toBeChecked();
});

import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from './support/portal.ts';
import { signInAndKeep, test } from './support/releases.ts';
import { expect } from './support/test.ts';

// A portal with VITE_EMPLOYEE=account. Progress of the sample employee: progress.spec.ts. Storage that refuses:
// tests/faults/storage.spec.ts.

test.use({ expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$/] });

test.beforeEach(({ server }) => server.deploy('next'));

const firstDays = '/home?milestone=first-days';
const fromNowOn = (page: Page) =>
  page.getByText('From now on, your progress is saved on this device, for your account alone.', {
    exact: true,
  });
const kept = (page: Page) => page.getByText(/^Saved on this device since \w+ \d+\.$/);
const forget = (page: Page) =>
  page.getByRole('button', { name: 'Forget my progress on this device' });
const complete = (page: Page) => page.getByRole('button', { name: 'Mark as Completed' }).click();
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).click();

test('what an account completes is kept from the first time on, for itself alone, until it is forgotten', {
  tag: '@browsers',
}, async ({ page, context }) => {
  await page.goto(firstDays);
  await portal.submitCredentials(page, portal.colleague);
  const other = await context.newPage();
  await other.goto(firstDays);
  await portal.expectCompleted(other, 'First Days', '0 of 2');
  await complete(page);
  await expect(fromNowOn(page)).toBeInViewport({ ratio: 1 });
  await portal.expectCompleted(other, 'First Days', '1 of 2');
  await expect(kept(other)).toBeVisible();
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
  await forget(page).press('Enter');
  await expect(page.locator(':focus')).toContainText('saved on this device is removed');
  await page.reload();
  await portal.expectCompleted(page, 'First Days', '0 of 2');
  await complete(page);
  await expect(page.getByText(/^Completed missions are forgotten when you reload/)).toBeVisible();
  await page.reload();
  await portal.expectCompleted(page, 'First Days', '0 of 2');
});

test('buddy and manager are named on the page and on paper, also without a network', async ({
  page,
  service,
  setOffline,
}) => {
  const claims = {
    plan: 'intern',
    buddy: { name: 'Ida Holm', link: 'mailto:ida.holm@example.com' },
    manager: { name: 'Ruth Adeyemi', link: 'javascript:alert(1)' },
  };
  service.add({ ...newHire, customAttributes: JSON.stringify(claims) });
  await signInAndKeep(page);
  await setOffline(true);
  await page.goto(firstDays);
  const buddy = page.getByRole('link', { name: 'Ida Holm', exact: true });
  await expect(buddy).toHaveAttribute('href', 'mailto:ida.holm@example.com');
  await expect(page.getByText('Ruth Adeyemi')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ruth Adeyemi' })).toHaveCount(0);
  await page.goto('/home');
  await expect(buddy).toBeVisible();
  const { text } = await extractText(new Uint8Array(await page.pdf()));
  expect(text.join('\n')).toMatch(/Your buddy: Ida Holm \[ida\.holm@example\.com\]/);
  expect(text.join('\n')).toMatch(/Your manager: Ruth Adeyemi$/m);
});

import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as passwordLink from '../e2e/support/passwordLink.ts';
import * as portal from '../e2e/support/portal.ts';
import { expect } from '../e2e/support/test.ts';
import { calls, expectForm, expectPortal, faults, hold, test } from './test.ts';

// Where their code is missing: chunk.spec.ts.

const { askButton, field, sendButton, sent, setButton, setNote, withNewPassword } = passwordLink;

test('a request for a link is told while it takes its time', async ({ page, advance, service }) => {
  await page.goto('/login');
  await expectForm(page);
  await portal.emailField(page).fill(newHire.email);
  await askButton(page).click();
  const { asked, release } = await hold(page, 'sendOobCode');
  await sendButton(page).click();
  await asked;
  await advance(1000);
  await expect(page.locator('[aria-live]').getByText('Sending...')).toHaveCount(1);
  await advance(20_000);
  release();
  await expect(sent(page)).toBeFocused();
  expect(service.mails).toHaveLength(1);
});

test('a link without a network at reading and at setting is told, and works once there is one', {
  tag: '@check',
}, async ({ page, context, service }) => {
  await context.route(calls.resetPassword, faults['is offline']);
  await passwordLink.open(page, service);
  await expect(page.getByRole('heading', { name: /could not be checked$/ })).toBeFocused();
  await context.unroute(calls.resetPassword);
  await page.getByRole('button', { name: 'Try again' }).click();
  await field(page).fill(withNewPassword.password);
  await context.route(calls.resetPassword, faults['is offline']);
  await setButton(page).click();
  await expect(page.getByRole('alert')).toContainText('There was no answer.');
  await expect(field(page)).toHaveValue(withNewPassword.password);
  await context.unroute(calls.resetPassword);
  await setButton(page).click();
  await expect(setNote(page)).toBeVisible();
  await portal.submitCredentials(page, withNewPassword);
  await expectPortal(page);
});

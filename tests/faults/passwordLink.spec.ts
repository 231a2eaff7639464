import type { Page, Route } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import type { IdentityToolkit } from '../../src/mocks/identity-toolkit/index.ts';
import { mailFrom } from '../e2e/support/mail.ts';
import * as portal from '../e2e/support/portal.ts';
import { expect } from '../e2e/support/test.ts';
import { calls, expectPortal, faults, hold, test } from './test.ts';

/** With the query of a second try in Firefox. */
const screenChunk = /\/assets\/linkScreens-[^/]+\.js(?:\?|$)/;
const callsChunk = /\/assets\/passwordLinks-[^/]+\.js(?:\?|$)/;

const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

const newPassword = 'Winter-tram-2027';
const form = (page: Page) => page.getByRole('heading', { name: 'Choose your password' });
const field = (page: Page) => page.getByLabel('New password');
const setButton = (page: Page) => page.getByRole('button', { name: 'Set password' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function openLink(page: Page, service: IdentityToolkit) {
  const { query } = await mailFrom(service, newHire.email);
  await page.goto(`/login${query}`);
}

async function setAndSignIn(page: Page) {
  await setButton(page).click();
  await expect(page.getByRole('status', { name: 'Your password is set' })).toBeVisible();
  await portal.submitCredentials(page, { ...newHire, password: newPassword });
  await expectPortal(page);
}

test.describe('a password link', () => {
  test('without a network at reading and at setting is told, and works once there is one', {
    tag: '@check',
  }, async ({ page, context, service }) => {
    await context.route(calls.resetPassword, faults['is offline']);
    await openLink(page, service);
    await expect(page.getByRole('heading', { name: /could not be checked$/ })).toBeFocused();
    await context.unroute(calls.resetPassword);
    await tryAgain(page).click();
    await field(page).fill(newPassword);
    await context.route(calls.resetPassword, faults['is offline']);
    await setButton(page).click();
    await expect(page.getByRole('alert')).toContainText('There was no answer.');
    await expect(field(page)).toHaveValue(newPassword);
    await context.unroute(calls.resetPassword);
    await setAndSignIn(page);
  });

  test('that is read late says what it waits for, and opens the form', async ({
    page,
    advance,
    service,
  }) => {
    const { asked, release } = await hold(page, 'resetPassword');
    await openLink(page, service);
    await asked;
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await advance(4000);
    await expect(page.getByRole('status')).toContainText('We are still checking your link.');
    await advance(20_000);
    release();
    await expect(form(page)).toBeFocused();
  });

  test('whose reading is never answered can be tried again after 30 seconds', async ({
    page,
    context,
    advance,
    service,
  }) => {
    await context.route(calls.resetPassword, faults['is silent']);
    const asked = page.waitForRequest(calls.resetPassword);
    await openLink(page, service);
    await asked;
    await advance(31_000);
    await expect(tryAgain(page)).toBeVisible();
    await context.unroute(calls.resetPassword);
    await tryAgain(page).click();
    await expect(form(page)).toBeFocused();
  });

  test('with too many attempts at setting loses nothing that was typed', async ({
    page,
    context,
    service,
  }) => {
    await openLink(page, service);
    await field(page).fill(newPassword);
    await context.route(calls.resetPassword, faults['refuses with 429']);
    await setButton(page).click();
    await expect(page.getByRole('alert')).toContainText('too many attempts');
    await context.unroute(calls.resetPassword);
    await setAndSignIn(page);
  });

  for (const [code, address] of [
    ['screen', screenChunk],
    ['calls', callsChunk],
  ] as const) {
    test.describe('a lost part of the code', () => {
      test.use({
        expectedComplaints: [
          /^Failed to load (?:resource: .*404|module script: )|^Loading module from |dynamically imported module/,
        ],
      });

      test(`the ${code}, is told, and the link works once the code comes`, {
        tag: '@browsers',
      }, async ({ page, context, advance, service }) => {
        await context.route(address, missing);
        const twice = page.waitForResponse(address).then(() => page.waitForResponse(address));
        await openLink(page, service);
        if (code === 'screen') {
          await page.waitForResponse(address);
          await advance(1000);
          await twice;
        }
        await expect(tryAgain(page)).toBeVisible();
        await context.unroute(address);
        await tryAgain(page).click();
        await field(page).fill(newPassword);
        await setAndSignIn(page);
      });
    });
  }
});

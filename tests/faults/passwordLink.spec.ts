import type { Page, Route } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import type { IdentityToolkit } from '../../src/mocks/identity-toolkit/index.ts';
import { mailFrom } from '../e2e/support/mail.ts';
import * as portal from '../e2e/support/portal.ts';
import { expect } from '../e2e/support/test.ts';
import { calls, expectForm, expectPortal, faults, hold, test } from './test.ts';

/** With the query of a second try in Firefox. */
const screenChunk = /\/assets\/linkScreens-[^/]+\.js(?:\?|$)/;
const callsChunk = /\/assets\/passwordLinks-[^/]+\.js(?:\?|$)/;

const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

const askButton = (page: Page) => page.getByRole('button', { name: /password forgotten\?$/ });
const title = (page: Page) => page.getByRole('heading', { name: /^Get a link/ });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send me a link' });
const sent = (page: Page) => page.getByRole('status', { name: 'Check your mail' });

async function openForm(page: Page) {
  await page.goto('/login');
  await expectForm(page);
  await portal.emailField(page).fill(newHire.email);
  await portal.passwordField(page).fill('half a pass');
}

async function ask(page: Page) {
  await openForm(page);
  await askButton(page).click();
  await expect(title(page)).toBeVisible();
}

const newPassword = 'Winter-tram-2027';
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

test('a request for a link is told while it takes its time', async ({ page, advance, service }) => {
  await ask(page);
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
});

test.describe('where a part of the code is missing', { tag: '@browsers' }, () => {
  // The service worker may still fetch what it will hold.
  test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));
  test.use({
    expectedComplaints: [
      /^Failed to load (?:resource: .*(?:404|ERR_)|module script: )|^Loading module from |dynamically imported module/,
    ],
  });

  test('the sign-in form stays, a sentence says so, and the next press brings the request', async ({
    page,
    context,
  }) => {
    await context.route(screenChunk, missing);
    await openForm(page);
    await askButton(page).click();
    await expect(
      page.getByText('Please check your internet connection, then try again.'),
    ).toBeVisible();
    await expect(portal.emailField(page)).toHaveValue(newHire.email);
    await expect(portal.passwordField(page)).toHaveValue('half a pass');
    await context.unroute(screenChunk);
    await askButton(page).click();
    await expect(title(page)).toBeFocused();
  });

  test('the request says that there was no answer, and can be sent once the code is there', async ({
    page,
    context,
  }) => {
    await context.route(callsChunk, missing);
    await ask(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('There was no answer.');
    await context.unroute(callsChunk);
    await sendButton(page).click();
    await expect(sent(page)).toBeFocused();
  });

  for (const [code, address] of [
    ['screen', screenChunk],
    ['calls', callsChunk],
  ] as const) {
    test(`that of the ${code} of a link is told, and the link works once the code comes`, async ({
      page,
      context,
      advance,
      service,
    }) => {
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
  }
});

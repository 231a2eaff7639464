import type { Page, Route } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from '../e2e/support/portal.ts';
import { expect } from '../e2e/support/test.ts';
import { calls, expectForm, faults, hold, test } from './test.ts';

/** With the query of a second try in Firefox. */
const screenChunk = /\/assets\/linkScreens-[^/]+\.js(?:\?|$)/;
const linksChunk = /\/assets\/passwordLinks-[^/]+\.js(?:\?|$)/;

const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

const askButton = (page: Page) => page.getByRole('button', { name: /password forgotten\?$/ });
const title = (page: Page) => page.getByRole('heading', { name: /^Get a link/ });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
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

async function expectNoAnswer(page: Page) {
  await expect(page.getByRole('alert')).toContainText('There was no answer.');
  await expect(email(page)).toHaveValue(newHire.email);
}

async function expectSent(page: Page) {
  await sendButton(page).click();
  await expect(sent(page)).toBeFocused();
}

test.describe('a request for a link', () => {
  test('without a network says so, and works once there is one', { tag: '@check' }, async ({
    page,
    context,
  }) => {
    await ask(page);
    await context.route(calls.sendOobCode, faults['is offline']);
    await sendButton(page).click();
    await expectNoAnswer(page);
    await context.unroute(calls.sendOobCode);
    await expectSent(page);
  });

  test('is told while it takes its time', async ({ page, advance, service }) => {
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

  test('that is never answered fails after 30 seconds', async ({ page, context, advance }) => {
    await ask(page);
    await context.route(calls.sendOobCode, faults['is silent']);
    const asked = page.waitForRequest(calls.sendOobCode);
    await sendButton(page).click();
    await asked;
    await advance(31_000);
    await expectNoAnswer(page);
  });

  test.describe('offline', () => {
    test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

    test('says so before somebody sends in vain', async ({ page, context }) => {
      await ask(page);
      await context.setOffline(true);
      const note = page.getByText(/^You are offline\. .* to get a link\.$/);
      await expect(note).toBeVisible();
      await context.setOffline(false);
      await expect(note).toHaveCount(0);
    });
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
    await page.goBack();
    await expect(portal.passwordField(page)).toHaveValue('half a pass');
    await portal.submitCredentials(page);
    await expect(portal.heading(page)).toBeVisible();
  });

  test('the request says that there was no answer, and can be sent once the code is there', async ({
    page,
    context,
  }) => {
    await context.route(linksChunk, missing);
    await ask(page);
    await sendButton(page).click();
    await expectNoAnswer(page);
    await context.unroute(linksChunk);
    await expectSent(page);
  });
});

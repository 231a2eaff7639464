import type { Page, Route } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { deepLink, enter, expectForm, expectPortal, test } from './support/faults.ts';
import * as passwordResetLink from './support/passwordReset.ts';
import * as portal from './support/portal.ts';
import { expect } from './support/test.ts';

/** With the query of a second try. */
const portalChunk = /\/assets\/lazyPortal-[^/]+\.js(?:\?|$)/;
const portalStyles = /\/assets\/lazyPortal-[^/]+\.css(?:\?|$)/;
const extrasCode = /\/assets\/signInExtras-[^/]+\.js(?:\?|$)/;
const linkCalls = /\/assets\/passwordReset-[^/]+\.js(?:\?|$)/;
const plan = /\/assets\/plan-new-hire-[^/]+\.json$/;

const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const html = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' });

// The service worker may still fetch what it will hold.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

/** The browser's own lines about a file that did not come, and React's about the boundary: in Firefox `Error`. */
test.use({
  expectedComplaints: [
    /^Failed to load (?:resource: .*(?:404|ERR_)|module script: )|^(?:Loading module from|The stylesheet) |dynamically imported module|A part of the page did not load|^Error$/,
  ],
});

/** Without a service worker, which would bring what is missing. */
async function startWithSession(page: Page) {
  await enter(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.goto('about:blank');
}

// How long is waited for what never comes: src/features/recovery.test.tsx. Where another release has taken the place of the
// code: worker.spec.ts.
const failures = [
  ['the plan is missing at the start', plan, missing, 'start'],
  ['a page comes for the code after a sign-in', portalChunk, html, 'sign-in'],
  ['the styles are missing after a sign-in', portalStyles, missing, 'sign-in'],
] as const;

for (const [name, address, fault, moment] of failures) {
  test(`where ${name}, a page says so, and leads back`, {
    tag: moment === 'sign-in' ? ['@fault', '@browsers'] : '@fault',
  }, async ({ page, context }) => {
    if (moment === 'start') await startWithSession(page);
    await context.route(address, fault);
    await page.goto(deepLink);
    if (moment === 'sign-in') await portal.submitCredentials(page);
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await context.unroute(address);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expectPortal(page);
    await expect(page).toHaveURL(deepLink);
  });
}

// That code comes with the next try: src/features/recovery.test.tsx.
test('where the style sheet is missing once, the next try brings it', {
  tag: ['@fault', '@browsers'],
}, async ({ page, context }) => {
  await startWithSession(page);
  // It is requested twice before the next try (src/app/preload.ts).
  await context.route(portalStyles, missing, { times: 2 });
  await page.goto(deepLink);
  await expectPortal(page);
  await expect(page.getByRole('banner')).toHaveCSS('border-block-end-style', 'solid');
});

test('where the code of a request for a link is missing, what was typed stays, and the next press brings it', {
  tag: ['@fault', '@browsers'],
}, async ({ page, context }) => {
  for (const address of [extrasCode, linkCalls]) await context.route(address, missing);
  await page.goto('/login');
  await expectForm(page);
  await portal.emailField(page).fill(newHire.email);
  await portal.passwordField(page).fill('half a pass');
  await passwordResetLink.askButton(page).click();
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible();
  await expect(portal.emailField(page)).toHaveValue(newHire.email);
  await expect(portal.passwordField(page)).toHaveValue('half a pass');
  await context.unroute(extrasCode);
  await expect(async () => {
    // On a busy machine, a try that is still under way brings it first.
    const button = passwordResetLink.askButton(page);
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(passwordResetLink.requestTitle(page)).toBeFocused({ timeout: 5000 });
  }).toPass();
  await passwordResetLink.sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Part of this page did not load.');
  await context.unroute(linkCalls);
  await passwordResetLink.sendButton(page).click();
  await expect(passwordResetLink.sent(page)).toBeFocused();
});

test('where the words of a refusal are missing, nothing is claimed, and the next press brings them', {
  tag: '@fault',
}, async ({ page, context }) => {
  await context.route(extrasCode, missing);
  await page.goto('/login');
  await portal.submitCredentials(page, { ...newHire, password: 'wrong' });
  await expect(page.getByRole('alert')).toContainText('This page did not load completely');
  await context.unroute(extrasCode);
  await portal.submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
});

test('where the code of a link is missing, it is told, and works once it comes', {
  tag: '@fault',
}, async ({ page, context, advance, service }) => {
  await context.route(extrasCode, missing);
  await passwordResetLink.open(page, service);
  // The pause before the second try.
  await page.waitForResponse(extrasCode);
  await advance(1000);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await context.unroute(extrasCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await passwordResetLink.setPassword(page);
  await expect(passwordResetLink.setNote(page)).toBeVisible();
});

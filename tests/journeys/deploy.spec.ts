import type { Page } from '@playwright/test';
import { signInWords as german } from '../../src/components/words/de/signIn.ts';
import { languages } from '../../src/components/words/languages.ts';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as passwordResetLink from './support/passwordReset.ts';
import * as portal from './support/portal.ts';
import { expectRelease, test as releases } from './support/releases.ts';
import { expect } from './support/test.ts';

// A release is deployed while a page without a worker is open. With a worker: worker.spec.ts. Every other row of the table:
// src/features/recovery.test.tsx.

/** Fetched while the user types. */
const fetchedAhead = /\/assets\/(?:signInExtras|lazyPortal|plan)-/;

interface Fixtures {
  /** Deploys, once this has been seen. */
  deployAfter: (seen: ReturnType<Page['locator']>) => Promise<void>;
}

const test = releases.extend<Fixtures>({
  deployAfter: async ({ page, server }, provide) => {
    const entry = page.locator('script[src^="/assets/index-"]');
    let before: string | null | undefined;
    await provide(async (seen) => {
      await seen.waitFor();
      before = await entry.getAttribute('src');
      server.stopIntercepting();
      server.deploy('next');
    });
    await expect(entry).not.toHaveAttribute('src', before ?? '');
  },
});

test.use({
  // In one expression: Playwright takes the second entry of an option for its settings.
  expectedComplaints: [
    /^Failed to load (?:resource: .*404|module script: )|dynamically imported module/,
  ],
});

async function type(page: Page) {
  await portal.emailField(page).fill(newHire.email);
  await portal.passwordField(page).fill(newHire.password);
}

test('a press on a language shows the new release in it, with the typed address', {
  tag: '@fault',
}, async ({ page, deployAfter }) => {
  await page.goto('/login');
  await deployAfter(portal.submitButton(page));
  await type(page);
  await page.getByRole('button', { name: languages.de.choose }).click();
  await expect(page.getByRole('button', { name: german.form.submit })).toBeVisible();
  await expect(page.locator('#email')).toHaveValue(newHire.email);
  await expect(page.locator('#current-password')).toHaveValue('');
  expect(await portal.stored(page)).not.toContain(newHire.password);
});

test('a press that asks for a link opens the request in the new release', {
  tag: '@fault',
}, async ({ page, server, deployAfter }) => {
  server.intercept(fetchedAhead, (response) => response.writeHead(404).end());
  await page.goto('/login');
  await deployAfter(portal.submitButton(page));
  await type(page);
  await passwordResetLink.askButton(page).click();
  await expect(passwordResetLink.requestTitle(page)).toBeFocused();
  const field = page.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveValue(newHire.email);
});

test('a link that was asked for is sent by the new release, once', {
  tag: '@fault',
}, async ({ page, service, deployAfter }) => {
  await page.goto('/login');
  await portal.submitButton(page).waitFor();
  await type(page);
  await passwordResetLink.askButton(page).click();
  await deployAfter(passwordResetLink.requestTitle(page));
  await passwordResetLink.sendButton(page).click();
  await expect(passwordResetLink.sent(page)).toBeFocused();
  await page.reload();
  await expect(passwordResetLink.requestTitle(page)).toBeFocused();
  expect(service.mails).toHaveLength(1);
});

test('an opened link sets a password in the new release', {
  tag: '@fault',
}, async ({ page, server, service, deployAfter }) => {
  server.intercept(fetchedAhead, (response) => response.writeHead(404).end());
  await passwordResetLink.open(page, service);
  const again = page.getByRole('button', { name: 'Try again' });
  await deployAfter(again);
  await again.click();
  await passwordResetLink.setPassword(page);
  await expect(passwordResetLink.setNote(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a sign-in opens the portal of the new release', {
  tag: '@fault',
}, async ({ page, server, deployAfter }) => {
  server.intercept(fetchedAhead, (response) => response.writeHead(404).end());
  await page.goto('/login');
  await deployAfter(portal.submitButton(page));
  await portal.submitCredentials(page);
  await expectRelease(page, 'next');
});

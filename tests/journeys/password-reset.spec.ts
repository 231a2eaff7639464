import type { Page, Request } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as passwordResetLink from './support/passwordReset.ts';
import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

// Opened by somebody who is signed in: src/app/App.stories.tsx. What a link may look like:
// src/features/session/passwordReset/readPasswordResetLink.test.ts. What else may fail: PasswordResetScreen.stories.tsx beside it.
// On the Auth Emulator: account.spec.ts.

const { field, setNote, setPassword, title, withNewPassword } = passwordResetLink;

/** Whatever leaves the page, whole, but for the address that the person opens. */
function watchRequests(page: Page) {
  const requests: Promise<string>[] = [];
  const requestText = async (request: Request) =>
    JSON.stringify([request.url(), await request.allHeaders(), request.postData()]);
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) requests.push(requestText(request));
  });
  return () => Promise.all(requests);
}

test('by keyboard alone: a link sets a password, its code is nowhere, and the person signs in', {
  tag: '@browsers',
}, async ({ page, service, browserName }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const requests = watchRequests(page);
  const { length } = withNewPassword.password;
  service.setPolicy({
    minPasswordLength: length,
    maxPasswordLength: length,
    enforcementState: 'ENFORCE',
  });
  const code = await passwordResetLink.open(page, service);
  await expect(page).toHaveURL('/login');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  // By the lengths in the field, a browser would cut the one, and refuse the other in its own words.
  await expect(field(page)).toHaveAttribute('minlength', String(length));
  await expect(field(page)).toHaveAttribute('maxlength', String(length));
  for (const wrong of ['x'.repeat(length + 1), 'x']) {
    await page.keyboard.insertText(wrong);
    await expect(field(page)).toHaveValue(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('does not meet');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
  }
  await page.keyboard.type(withNewPassword.password);
  await page.keyboard.press('Enter');
  await expect(setNote(page)).toBeFocused();

  expect(service.calls.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['resetPassword', 'passwordPolicy', 'resetPassword']),
  );
  const withCode = (await requests()).filter((text) => text.includes(code));
  // The bodies of Firefox are in a header, which the test itself adds.
  expect(withCode).toHaveLength(4);
  for (const request of withCode) expect(request).toMatch(/accounts:resetPassword/);
  for (const request of await requests()) expect(request).not.toContain('mode=resetPassword');
  const kept = await page.evaluate(() =>
    JSON.stringify([
      window.history.state,
      window.location.href,
      document.documentElement.outerHTML,
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
    ]),
  );
  expect(kept).not.toContain(code);
  if (browserName === 'chromium') expect(await portal.stored(page)).not.toContain(code);
  expect(logged.join()).not.toContain(code);

  await page.keyboard.press('Tab');
  await expect(portal.emailField(page)).toHaveValue(newHire.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(withNewPassword.password);
  await page.keyboard.press('Enter');
  await expect(portal.heading(page)).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText(/^To use the link from your email/)).toHaveCount(0);
});

test.describe('in the demo', () => {
  test.use({ site: 'demo' });

  test('from the request to the sign-in, by the mailbox of the panel', async ({ page }) => {
    await page.goto('/login');
    await portal.submitButton(page).waitFor();
    await portal.emailField(page).fill(newHire.email);
    await passwordResetLink.askButton(page).click();
    await passwordResetLink.sendButton(page).click();
    await expect(passwordResetLink.sent(page)).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Mock identity service' });
    await panel.locator('summary').click();
    await panel.getByRole('link', { name: `Choose a new password for ${newHire.email}` }).click();
    await expect(page.getByText(/^This is a demo\. Please choose a password/)).toBeVisible();
    await setPassword(page);
    await expect(page).toHaveURL('/login');
    await portal.submitCredentials(page, withNewPassword);
    await expect(portal.heading(page)).toBeVisible();
  });
});

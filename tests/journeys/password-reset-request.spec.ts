import { newHire } from '../../src/mocks/demoAccounts.ts';
import { emulatorAdmin } from './support/emulatorAdmin.ts';
import { askButton, requestTitle, sent } from './support/passwordReset.ts';
import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

// The link itself: password-reset.spec.ts. The states: src/features/session/passwordReset/PasswordResetRequestScreen.stories.tsx.

const deepLink = '/home?milestone=team-lunch&mission=join-the-team-lunch';

test('by keyboard alone: somebody without a password gets a link, and Back leads to what was typed', async ({
  page,
  service,
}, { project }) => {
  const sentMails = async () =>
    project.name === 'emulator' ? emulatorAdmin().linksTo(newHire.email) : service.mails;
  const before = await sentMails();
  await page.goto(deepLink);
  await askButton(page).waitFor();
  await portal.emailField(page).focus();
  await page.keyboard.type(newHire.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('half a pass');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(askButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(requestTitle(page)).toBeFocused();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(newHire.email);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeFocused();
  expect(await sentMails()).toHaveLength(before.length + 1);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Sign in' })).toBeFocused();
  await expect(portal.emailField(page)).toHaveValue(newHire.email);
  await expect(portal.passwordField(page)).toHaveValue('half a pass');
  await page.goForward();
  await expect(requestTitle(page)).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Back to sign in' }).press('Enter');
  await portal.submitCredentials(page);
  await expect(portal.heading(page)).toBeVisible();
  await expect(page).toHaveURL(deepLink);
});

import { expect, type Page } from '@playwright/test';
import { newHire } from '../../../src/mocks/demoAccounts.ts';
import {
  createTestClient,
  type IdentityToolkit,
} from '../../../src/mocks/identity-toolkit/index.ts';

/** Found once the form is hydrated. */
export const askButton = (page: Page) =>
  page
    .locator('html[data-ready]')
    .getByRole('button', { name: 'First time here or forgot your password?' });
export const requestTitle = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Request a link to set your password' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send me a link' });
export const sent = (page: Page) => page.getByRole('status', { name: 'Check your email' });

export const withNewPassword = { ...newHire, password: 'Winter-tram-2027' };
export const title = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Set your password' });
export const field = (page: Page) => page.getByLabel('New password');
const setButton = (page: Page) => page.getByRole('button', { name: 'Set password' });
export const setNote = (page: Page) => page.getByRole('status', { name: 'Your password is set' });

export async function setPassword(page: Page) {
  await expect(title(page)).toBeFocused();
  await field(page).fill(withNewPassword.password);
  await setButton(page).click();
}

/** Opens the link of a new email, and returns its code. */
export async function open(page: Page, service: IdentityToolkit) {
  const body = { requestType: 'PASSWORD_RESET', email: newHire.email };
  await createTestClient(service).accounts('sendOobCode', body);
  const { code = '', link = '' } = service.mails.at(-1) ?? {};
  await page.goto(link, { waitUntil: 'commit' });
  return code;
}

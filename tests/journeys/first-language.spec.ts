import type { Page } from '@playwright/test';
import { signInWords as german } from '../../src/components/words/de/signIn.ts';
import { signInFailureWords as germanFailures } from '../../src/components/words/de/signInFailures.ts';
import { signInWords as english } from '../../src/components/words/en/signIn.ts';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

// The first paint in the reader's language. How it is found: src/app/firstScreen/*.test.ts. What the page holds of each
// language: tools/vite/writePage.test.ts.

/** Of the words of a further language: `/assets/beforePortal-1a2b3c4d.js`. */
const wordsIn = (requests: readonly string[]) =>
  requests.flatMap((each) => /\/(beforePortal|portal)-[\w-]{8}\.js$/.exec(each)?.[1] ?? []);

const submitButton = (page: Page) => page.getByRole('button', { name: german.form.submit });

test.use({ locale: 'de-AT' });

test('in a browser that prefers German, nothing English is seen, the words come beside the entry, and the form keeps what was done', {
  tag: '@browsers',
}, async ({ page }) => {
  const requests = portal.requestsOf(page);
  const sendScripts = await portal.holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(submitButton(page)).toBeVisible();
  const shown = await page.evaluate(() => document.body.innerText);
  const texts = [english.page, english.form].flatMap((group) => Object.values(group).flat());
  expect(texts.filter((text) => shown.includes(text))).toEqual([]);
  // Once, for password managers.
  await expect(page.locator('input')).toHaveCount(2);
  await expect.poll(() => wordsIn(requests)).toEqual(['beforePortal']);
  await page.getByLabel(german.form.email).pressSequentially(newHire.email);
  await page.locator('input[type=password]').pressSequentially('Wrong-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: german.form.submitting })).toBeVisible();
  await sendScripts();
  await expect(page.getByRole('alert')).toContainText(
    germanFailures.failures.invalidCredential.message,
  );
  await expect(page.getByLabel(german.form.email)).toHaveValue(newHire.email);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

import type { Page } from '@playwright/test';
import { signInWords as german } from '../../src/components/words/de/signIn.ts';
import { signInFailureWords as germanFailures } from '../../src/components/words/de/signInFailures.ts';
import { signInWords as english } from '../../src/components/words/en/signIn.ts';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import { servePageInParts } from './support/pageInParts.ts';
import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

// The first paint in the reader's language. How it is found: src/app/firstScreen/*.test.ts. What the page holds of each
// language: tools/vite/writePage.test.ts.

const browsers = { tag: '@browsers' };

/** Of the words of a further language: `/assets/beforePortal-1a2b3c4d.js`. */
const wordsIn = (requests: readonly string[]) =>
  requests.flatMap((each) => /\/(beforePortal|portal)-[\w-]{8}\.js$/.exec(each)?.[1] ?? []);

const submitButton = (page: Page, { form } = german) =>
  page.getByRole('button', { name: form.submit });

test.describe('in a browser that prefers German', browsers, () => {
  test.use({ locale: 'de-AT' });

  test('nothing English is seen while the page comes, nor once it is there', async ({ page }) => {
    const server = await servePageInParts();
    await page.goto(`${server.origin}/login`, { waitUntil: 'commit' });
    await expect(page.locator('#loading')).toContainText(english.everywhere.loading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('form')).toBeHidden();
    server.sendRest();
    await expect(submitButton(page)).toBeVisible();
    const shown = await page.evaluate(() => document.body.innerText);
    const texts = [english.page, english.form].flatMap((group) => Object.values(group).flat());
    expect(texts.filter((text) => shown.includes(text))).toEqual([]);
    // Once, for password managers.
    await expect(page.locator('input')).toHaveCount(2);
    server.close();
  });

  test('the words come beside the entry, and the form keeps what was done', async ({ page }) => {
    const requests = portal.requestsOf(page);
    const sendScripts = await portal.holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(submitButton(page)).toBeVisible();
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
});

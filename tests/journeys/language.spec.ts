import type { Page } from '@playwright/test';
import { portalWords as german } from '../../src/components/words/de/portal.ts';
import { signInWords } from '../../src/components/words/de/signIn.ts';
import { signInFailureWords as germanFailures } from '../../src/components/words/de/signInFailures.ts';
import { portalWords as english } from '../../src/components/words/en/portal.ts';
import { signInWords as englishSignIn } from '../../src/components/words/en/signIn.ts';
import { signInFailureWords as englishFailures } from '../../src/components/words/en/signInFailures.ts';
import { languages } from '../../src/components/words/languages.ts';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from './support/portal.ts';
import { keptFiles, signInAndKeep, test } from './support/releases.ts';
import { expect } from './support/test.ts';

// The first paint: first-language.spec.ts. What loads when, and what fails: src/app/language/language.test.tsx.

// The browser logs ERR_FAILED for a file that the worker could not fetch.
test.use({
  // In one expression: Playwright takes the second entry of an option for its settings.
  expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)$|^NetworkError when attempting/],
});

const { form } = signInWords;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const expectLanguage = (page: Page, language: 'en' | 'de') =>
  expect(page.locator('html')).toHaveAttribute('lang', language);
/** Not `:focus`, which in Firefox is for the tab in front alone. */
const expectFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);

async function typeCredentials(page: Page, password = newHire.password) {
  await page.locator('html[data-ready]').waitFor();
  await page.locator('#email').fill(newHire.email);
  await page.locator('#current-password').fill(password);
}

test('a switch keeps what was typed, the place in the plan and the focus, and takes the other tabs along', {
  tag: '@browsers',
}, async ({ page, context }) => {
  await page.goto('/login');
  await typeCredentials(page, 'wrong');
  await button(page, englishSignIn.form.submit).click();
  await expect(page.getByRole('alert')).toContainText(
    englishFailures.failures.invalidCredential.message,
  );
  const other = await context.newPage();
  await other.goto('/login');
  await typeCredentials(other, 'half a pass');

  await button(page, languages.de.choose).click();
  await expect(page.getByRole('alert')).toContainText(
    germanFailures.failures.invalidCredential.message,
  );
  await expectFocus(page, languages.de.name);
  await expect(page.locator('#current-password')).toHaveValue('wrong');
  await expect(page).toHaveTitle(new RegExp(`^${signInWords.page.titleOfFailure}`));
  await expect(button(other, form.submit)).toBeVisible();
  await expect(other.locator('#current-password')).toHaveValue('half a pass');
  await expectLanguage(other, 'de');
  await other.close();

  await page.reload();
  await typeCredentials(page);
  await button(page, form.submit).click();
  await expect(heading(page, german.intro.title)).toBeVisible();
  await portal.untilKeptForOffline(page);
  await page.goto('/home?milestone=team-lunch&mission=join-the-team-lunch');
  await button(page, german.mission.complete).click();
  const address = page.url();
  const scrolled = await page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-same', 'yes'));

  await button(page, languages.en.choose).press('Enter');
  await expect(portal.missionTitle(page, 'Join your team for lunch')).toBeVisible();
  await expect(button(page, english.mission.completed)).toBeVisible();
  await expectFocus(page, languages.en.name);
  await expect(page.locator('header[data-same]')).toBeVisible();
  await expectLanguage(page, 'en');
  expect(page.url()).toBe(address);
  expect(scrolled).toBeGreaterThan(0);
});

// Chromium alone lets a test empty its HTTP cache, which has the words, too.
test('right after a switch, every tab starts in the language without a network', async ({
  page,
  context,
  setOffline,
}) => {
  await signInAndKeep(page);
  const other = await context.newPage();
  await other.goto('/home');
  await expect(portal.heading(other)).toBeVisible();
  await button(page, languages.de.choose).click();
  await expect(heading(page, german.intro.title)).toBeVisible();
  await expect
    .poll(() => keptFiles(page))
    .toContainEqual(expect.stringMatching(/\/plan-new-hire\.de-/));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await setOffline(true);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(heading(tab, german.intro.title)).toBeVisible();
    await expectLanguage(tab, 'de');
  }
});

import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { percentageOf } from '../../src/components/onboarding/plan.ts';
import { productName } from '../../src/components/theme/brand.ts';
import { signInWords } from '../../src/components/words/en/signIn.ts';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from './support/portal.ts';
import { expect, identityHosts, test } from './support/test.ts';

/** The color `progress` of the light theme. */
const green = 'rgb(43, 118, 69)';

test.describe('in the demo', { tag: '@browsers' }, () => {
  test.use({ site: 'demo' });

  test('from the sign-in to a completed mission', async ({ page }) => {
    await portal.signIn(page);
    await expect(page).toHaveTitle(`Your onboarding – ${productName}`);
    await expect(portal.milestoneLink(page, 'Orientation')).toHaveAttribute('aria-current', 'step');
    await expect(portal.missionTitle(page, 'Get Started with Your Onboarding')).toBeVisible();

    const { completed, total } = await portal.progressOf(page, 'Workstation Setup');
    await portal.milestoneLink(page, 'Workstation Setup').click();
    await expect(page.getByText(`${completed}/${total} missions completed`)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Start your laptop and sign in' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();

    await portal.missionLink(page, 'Set up Git and create an SSH key').click();
    await expect(portal.missionTitle(page, 'Set up Git and create an SSH key')).toBeFocused();
    await page.getByRole('button', { name: 'Mark as Completed' }).click();

    await expect(page.getByText('Well done.', { exact: true })).toBeVisible();
    const count = `${completed + 1} of ${total} missions completed in Workstation Setup.`;
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();
    const bar = page.getByRole('progressbar');
    const percentage = percentageOf({ completed: completed + 1, total });
    await expect(bar).toHaveAttribute('aria-valuenow', String(percentage));
    await expect(bar.locator('xpath=preceding-sibling::*')).toHaveCSS('background-color', green);
    await expect(page.getByRole('button', { name: 'Mission Completed' })).toHaveCSS('color', green);
    const listed = portal.missionLink(page, 'Set up Git and create an SSH key');
    await expect(listed.getByText('Completed', { exact: true })).toHaveCSS('color', green);
  });
});

// More is tested in src/features/session/SignInScreen.stories.tsx, and in `WalkedByKeyboard` in
// src/features/onboarding/screen/OnboardingScreen.stories.tsx.
test('by keyboard alone: a wrong password is refused, the right one leads to a mission, Sign Out leads out', {
  tag: '@browsers',
}, async ({ page }) => {
  const press = async (keys: readonly string[], focused: Locator) => {
    for (const key of keys) await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name });

  // The plan has days, and what is before today differs by the weekday.
  await page.clock.setFixedTime('2026-11-05T09:00:00');
  await page.goto('/login');
  await expect(portal.submitButton(page)).toBeVisible();
  const languages = page.getByRole('navigation', { name: signInWords.language.label });
  const toChoose = languages.getByRole('button');
  const count = await toChoose.count();
  await press(Array<string>(count).fill('Tab'), toChoose.last());
  await press(['Tab'], portal.emailField(page));
  await page.keyboard.type(newHire.email);
  await press(['Tab'], portal.passwordField(page));
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await portal.expectFailure(page);
  await expect(page).toHaveURL('/login');
  expect(await portal.isAuthenticated(page)).toBeNull();
  await portal.passwordField(page).fill(newHire.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expect(portal.heading(page)).toBeFocused();
  expect(await portal.isAuthenticated(page)).toBe('true');

  await press(Array<string>(count).fill('Shift+Tab'), toChoose.first());
  await press(['Shift+Tab'], button('Sign Out'));
  await press(['Shift+Tab'], link('Skip to main content'));
  await expect(link('Skip to main content')).toBeInViewport();
  await press(['Enter', 'Tab'], link('Ida Holm'));
  await press(['Tab'], link('Ruth Adeyemi'));
  await press(['Tab'], button(/^Continue with: /));
  await press(['Tab'], button('Add to my calendar'));
  await press(['Tab'], portal.milestoneLink(page, 'Orientation'));
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await press(['Tab', 'Enter'], portal.milestoneLink(page, 'Workstation Setup'));
  await expect(portal.missionTitle(page, 'Workstation Setup Progress')).toBeVisible();
  await press(['Tab'], link('Skip to the next mission'));
  await expect(link('Skip to the next mission')).toBeInViewport({ ratio: 1 });
  await press(['Enter'], portal.missionLink(page, 'Set up Git and create an SSH key'));
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await press(['Enter'], portal.missionTitle(page, 'Set up Git and create an SSH key'));

  await button('Sign Out').press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await portal.isAuthenticated(page)).toBeNull();
  await page.goBack();
  await expect(portal.submitButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a visit makes two calls, and asks for nothing else but files of the portal', async ({
  page,
  baseURL,
  service,
}) => {
  const requests = portal.requestsOf(page);
  await portal.signIn(page);
  await portal.milestoneLink(page, 'Team Lunch').click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText(/^1\/\d+ missions completed$/)).toBeVisible();
  expect(service.calls).toMatchObject([
    {
      method: 'POST',
      path: '/v1/accounts:signInWithPassword',
      fields: ['returnSecureToken', 'email', 'password', 'clientType'],
    },
    { method: 'POST', path: '/v1/accounts:lookup', fields: ['idToken'] },
  ]);
  await page.reload();
  await expect(page.getByText(/^0\/\d+ missions completed$/)).toBeVisible();
  const ownFile = new RegExp(`^GET ${baseURL}/(?:login|home|assets/[\\w.-]+)(?:\\?|$)`);
  const isKnown = (request: string) => ownFile.test(request) || identityHosts.test(request);
  expect(requests.filter((request) => !isKnown(request))).toEqual([]);
});

// Not in Firefox, where Playwright reports no downloads.
test('the plan is put into a calendar, whose links lead to its missions', async ({ page }) => {
  await portal.signIn(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8').replaceAll('\r\n ', '');
  const [, link = ''] = /^URL:(.+&mission=set-up-git-and-ssh)\r$/m.exec(file) ?? [];
  await page.goto(link);
  await expect(portal.missionTitle(page, 'Set up Git and create an SSH key')).toBeInViewport();
});

// Every path, query and entry of the history is tested in src/app/routes.test.ts.
test('Back and Forward leave the redirects and the sign-in screen out', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.goto('/anything');
  await expect(portal.submitButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
  await page.goForward();
  await portal.submitCredentials(page);
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/favicon.svg');
  await page.goForward();
  await expect(portal.heading(page)).toBeVisible();
  await expect(page).toHaveURL('/home');
});

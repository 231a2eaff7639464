import type { Page } from '@playwright/test';
import { newHire } from '../../src/mocks/demoAccounts.ts';
import * as portal from './support/portal.ts';
import { expect, identityHosts, test } from './support/test.ts';

const alsoOnEmulator = { tag: ['@live', '@emulator', '@browsers'] };

/** `progress` of the light theme: what is completed, and nothing else. */
const green = 'rgb(43, 118, 69)';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('from the sign-in to a completed mission', {
  tag: ['@demo', '@emulator', '@browsers'],
}, async ({ page }) => {
  await portal.signIn(page);
  await expect(portal.milestoneButton(page, 'Orientation')).toHaveAttribute('aria-current', 'step');
  await expect(heading(page, 'Get Started with Your Onboarding')).toBeVisible();

  await portal.milestoneButton(page, 'Workstation Setup').click();
  await expect(page.getByText('2/4 missions completed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Start your laptop and sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();

  await portal.missionButton(page, 'Set up Git and create an SSH key').click();
  await expect(heading(page, 'Set up Git and create an SSH key')).toBeFocused();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();

  await expect(page.getByText('Well done.')).toBeVisible();
  await expect(page.getByText('3 of 4 missions completed in Workstation Setup.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '75');
  await expect(bar.locator('> *')).toHaveCSS('background-color', green);
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toHaveCSS('color', green);
  const listed = portal.missionButton(page, 'Set up Git and create an SSH key');
  await expect(listed.getByText('Completed', { exact: true })).toHaveCSS('color', green);
});

// Where it stands, what it keeps, where the focus goes: src/features/session/SignInScreen.stories.tsx.

test('a wrong password is refused; the right one lets in', {
  tag: ['@live', '@emulator', '@browsers'],
}, async ({ page }) => {
  await page.goto('/login');
  await portal.submitCredentials(page, { email: newHire.email, password: 'wrong' });
  await portal.expectFailure(page);
  await expect(page).toHaveURL('/login');
  expect(await portal.isAuthenticated(page)).toBeNull();
  await portal.submitCredentials(page);
  await expect(portal.heading(page)).toBeVisible();
});

// The rest of the way: `WalkedByKeyboard` in src/features/onboarding/OnboardingScreen.stories.tsx.
test('the keyboard alone leads in, and to a mission', alsoOnEmulator, async ({ page }) => {
  await page.goto('/login');
  await expect(portal.submitButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(portal.emailField(page)).toBeFocused();
  await page.keyboard.type(newHire.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(newHire.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expect(portal.heading(page)).toBeFocused();
  expect(await portal.isAuthenticated(page)).toBe('true');

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Continue with: / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print my plan' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(portal.milestoneButton(page, 'Orientation')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(portal.milestoneButton(page, 'Workstation Setup')).toBeFocused();
  await expect(heading(page, 'Workstation Setup Progress')).toBeVisible();
  await page.keyboard.press('Tab');
  const skipToOpen = page.getByRole('link', { name: 'Skip to the first open mission' });
  await expect(skipToOpen).toBeFocused();
  await expect(skipToOpen).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(portal.missionButton(page, 'Set up Git and create an SSH key')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Set up Git and create an SSH key')).toBeFocused();
});

test('a visit makes two calls, and asks for nothing else but files of the portal', async ({
  page,
  baseURL,
  service,
}) => {
  const requests = portal.requestsOf(page);
  await portal.signIn(page);
  await portal.milestoneButton(page, 'Team Lunch').click();
  await portal.untilKeptForOffline(page);
  const before = requests.length;
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('1/2 missions completed')).toBeVisible();
  expect(requests.slice(before)).toEqual([]);
  expect(service.calls).toMatchObject([
    {
      method: 'POST',
      path: '/v1/accounts:signInWithPassword',
      fields: ['returnSecureToken', 'email', 'password', 'clientType'],
    },
    { method: 'POST', path: '/v1/accounts:lookup', fields: ['idToken'] },
  ]);
  await page.reload();
  await expect(page.getByText('0/2 missions completed')).toBeVisible();
  const ownFile = new RegExp(`^GET ${baseURL}/(?:login|home|assets/[\\w.-]+)(?:\\?|$)`);
  const isKnown = (request: string) => ownFile.test(request) || identityHosts.test(request);
  expect(requests.filter((request) => !isKnown(request))).toEqual([]);
});

test('reload, Back and Forward keep selection, focus and title, and bring no old confirmation', {
  tag: '@browsers',
}, async ({ page }) => {
  const titleOf = (...parts: string[]) => [...parts, 'Team Lunch', 'Waymark'].join(' – ');
  await portal.signIn(page);
  await expect(page).toHaveTitle('Your onboarding – Waymark');
  await portal.milestoneButton(page, 'Team Lunch').click();
  await expect(page).toHaveTitle(titleOf('Tell us what you eat'));
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await portal.missionButton(page, 'Join your team for lunch').click();
  await expect(heading(page, 'Join your team for lunch')).toBeFocused();
  await expect(page).toHaveTitle(titleOf('Join your team for lunch'));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tell us what you eat' })).toBeFocused();
  await expect(page).toHaveTitle(titleOf('Tell us what you eat'));
  await expect(page.getByText(/^Well done/)).toHaveCount(0);
  await page.goForward();
  await expect(heading(page, 'Join your team for lunch')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Join your team for lunch')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Team Lunch Progress')).toBeVisible();
  await expect(heading(page, 'Join your team for lunch')).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Get Started with Your Onboarding')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Team Lunch Progress')).toBeVisible();
});

// What every path, query and entry of the history leads to: src/app/routes.test.ts.
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

test.describe('in another time zone, on the narrowest phone', { tag: '@browsers' }, () => {
  test.use({ timezoneId: 'Pacific/Auckland', viewport: { width: 320, height: 640 } });

  test('a mission can be read, and was completed on the day that it was there', async ({
    page,
  }) => {
    await page.goto('/home?milestone=project-kick-off&mission=join-the-kick-off-meeting');
    await portal.submitCredentials(page);
    // A character reference needs its table where Trusted Types refuse the parser's own way.
    await expect(page.getByRole('cell', { name: 'Q&A', exact: true })).toBeVisible();
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    await portal.milestoneButton(page, 'Orientation').click();
    await portal.missionButton(page, 'Have coffee with your buddy').click();
    await expect(page.getByText('Completed on November 4, 2026')).toBeVisible();
  });
});

test('Sign Out leads to the sign-in screen and stays there', alsoOnEmulator, async ({ page }) => {
  await portal.signIn(page);
  await portal.milestoneButton(page, 'Team Lunch').click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await portal.isAuthenticated(page)).toBeNull();
  await page.goBack();
  await expect(portal.submitButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

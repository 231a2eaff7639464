import type { Page } from '@playwright/test';
import {
  expect,
  identityHosts,
  isAuthenticated,
  milestoneButton,
  missionButton,
  portalHeading,
  requestsOf,
  signIn,
  submitButton,
  test,
} from './support/test.ts';

const browsers = { tag: '@browsers' };
const everywhere = { tag: ['@demo', '@live', '@emulator', '@browsers'] };

/** `progress` of the light theme: what is completed, and nothing else. */
const green = 'rgb(43, 118, 69)';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('from the sign-in to a completed mission', everywhere, async ({ page }) => {
  await signIn(page);
  await expect(milestoneButton(page, 'Orientation')).toHaveAttribute('aria-current', 'step');
  await expect(heading(page, 'Get Started with Your Onboarding')).toBeVisible();

  await milestoneButton(page, 'Workstation Setup').click();
  await expect(page.getByText('2/4 missions completed')).toBeVisible();
  await expect(page.getByText('You have 2 missions left in this milestone.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Start your laptop and sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();

  await missionButton(page, 'Set up Git and create an SSH key').click();
  await expect(heading(page, 'Set up Git and create an SSH key')).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'Create a key' })).toBeVisible();
  await expect(page.locator('pre', { hasText: 'ssh-keygen' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^your account settings/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('button', { name: 'Mark as Completed' }).click();

  await expect(
    page.getByText('Well done. 3 of 4 missions completed in Workstation Setup.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '75');
  await expect(bar.locator('> *')).toHaveCSS('background-color', green);
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toHaveCSS('color', green);
  const listed = missionButton(page, 'Set up Git and create an SSH key');
  await expect(listed.getByText('Completed', { exact: true })).toHaveCSS('color', green);
  await expect(page.getByText(/^Completed missions are forgotten when/)).toBeVisible();
});

test(
  'every mission of the plan can be read, on the narrowest phone too',
  browsers,
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page);
    const milestones = page
      .getByRole('region', { name: 'Your Onboarding Timeline' })
      .getByRole('button');
    let read = 0;
    for (const milestone of await milestones.all()) {
      await milestone.click();
      const name = (await milestone.textContent())?.split(/\d/)[0] ?? '';
      const list = page.getByRole('region', { name: `${name} Missions` });
      await expect(list).toBeVisible();
      for (const mission of await list.getByRole('button').all()) {
        await mission.click();
        const title = (await mission.locator('span').first().textContent()) ?? '';
        await expect(page.getByRole('region', { name: title, exact: true })).toContainText(/\w{3}/);
        await expect(heading(page, title)).toBeFocused();
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, title).toBe(0);
        read += 1;
      }
    }
    expect(read).toBe(22);
    // A character reference needs its table where Trusted Types refuse the parser's own way.
    await page.goto('/home?milestone=project-kick-off&mission=join-the-kick-off-meeting');
    await expect(page.getByRole('cell', { name: 'Q&A', exact: true })).toBeVisible();
  },
);

test('a completion is local to the screen: no call, and a reload forgets it', async ({ page }) => {
  await signIn(page);
  await milestoneButton(page, 'Team Lunch').click();
  const requests = requestsOf(page);
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('1/2 missions completed')).toBeVisible();
  expect(requests).toEqual([]);
  await page.reload();
  await expect(page.getByText('0/2 missions completed')).toBeVisible();
});

test('a visit makes two calls, and asks for nothing else but files of the portal', async ({
  page,
  baseURL,
  service,
}) => {
  const requests = requestsOf(page);
  await signIn(page);
  await milestoneButton(page, 'Security Training').click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(submitButton(page)).toBeVisible();
  expect(service.calls).toMatchObject([
    {
      method: 'POST',
      path: '/v1/accounts:signInWithPassword',
      fields: ['returnSecureToken', 'email', 'password', 'clientType'],
    },
    { method: 'POST', path: '/v1/accounts:lookup', fields: ['idToken'] },
  ]);
  const ownFile = new RegExp(`^GET ${baseURL}/(?:login|home|assets/[\\w.-]+)(?:\\?|$)`);
  const isKnown = (request: string) => ownFile.test(request) || identityHosts.test(request);
  expect(requests.filter((request) => !isKnown(request))).toEqual([]);
});

test(
  'reload, Back and Forward keep selection and focus, and bring no old confirmation',
  browsers,
  async ({ page }) => {
    await signIn(page);
    await milestoneButton(page, 'Team Lunch').click();
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await missionButton(page, 'Join your team for lunch').click();
    await expect(heading(page, 'Join your team for lunch')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Tell us what you eat' })).toBeFocused();
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
  },
);

test('the whole journey works with the keyboard alone', browsers, async ({ page }) => {
  await signIn(page);
  await expect(portalHeading(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print my plan' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(milestoneButton(page, 'Orientation')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(milestoneButton(page, 'Workstation Setup')).toBeFocused();
  await expect(heading(page, 'Workstation Setup Progress')).toBeVisible();
  for (let stop = 0; stop < 10; stop += 1) await page.keyboard.press('Tab');
  await expect(missionButton(page, 'Adjust your chair')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Adjust your chair/ })).toBeFocused();
  const complete = page.getByRole('button', { name: 'Mark as Completed' });
  for (let stop = 0; stop < 20; stop += 1) {
    if (await complete.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(complete).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Well done. 3 of 4 missions')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Next steps' })).toBeFocused();
});

test('choosing on a laptop leaves the timeline in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page);
  const milestone = milestoneButton(page, 'Workstation Setup');
  await milestone.click();
  const remaining = page.getByText('You have 2 missions left in this milestone.');
  await expect(remaining).toBeInViewport({ ratio: 1 });
  await expect(milestone).toBeInViewport({ ratio: 1 });
});

test('in forced colors the active mark, the bar and its border can still be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  await milestoneButton(page, 'Workstation Setup').click();
  const style = await page.getByRole('progressbar').evaluate((track) => ({
    border: getComputedStyle(track).borderTopColor,
    bar: getComputedStyle(track.firstElementChild ?? track).backgroundColor,
    page: getComputedStyle(document.body).backgroundColor,
  }));
  expect(style.border).not.toBe(style.page);
  expect(style.bar).not.toBe(style.page);
  const mark = milestoneButton(page, 'Workstation Setup').locator('span').first();
  await expect(mark).toHaveCSS('outline-style', 'solid');
});

test('Sign Out leads to the sign-in screen and stays there', {
  tag: ['@live', '@emulator', '@browsers'],
}, async ({ page }) => {
  await signIn(page);
  await milestoneButton(page, 'Team Lunch').click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isAuthenticated(page)).toBeNull();
  await page.goBack();
  await expect(submitButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(submitButton(page)).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/home');
});

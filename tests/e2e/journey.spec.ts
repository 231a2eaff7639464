import type { Page } from '@playwright/test';
import {
  expect,
  identityHosts,
  isAuthenticated,
  milestoneButton,
  portalHeading,
  requestsOf,
  signIn,
  submitButton,
  test,
} from './support/test.ts';

const everyWay = { tag: ['@demo', '@live', '@emulator'] };
const browsers = { tag: '@browsers' };
const everywhere = { tag: [...everyWay.tag, browsers.tag] };

/** How far the page can be scrolled sideways; a scroll bar may take a part of the width. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('from the sign-in to a completed mission', everywhere, async ({ page }) => {
  await signIn(page);
  await expect(milestoneButton(page, 'Orientation')).toHaveAttribute('aria-current', 'step');
  await expect(
    page.getByRole('heading', { name: 'Get Started with Your Onboarding' }),
  ).toBeVisible();

  await milestoneButton(page, 'Workstation Setup').click();
  await expect(page.getByText('2/4 missions completed')).toBeVisible();
  await expect(page.getByText('You have 2 missions left in this milestone.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Start your laptop and sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();

  await page.getByRole('button', { name: 'Set up Git and create an SSH key' }).click();
  await expect(
    page.getByRole('heading', { name: 'Set up Git and create an SSH key' }),
  ).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'Create a key' })).toBeVisible();
  await expect(page.locator('pre', { hasText: 'ssh-keygen' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^your account settings/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('button', { name: 'Mark as Completed' }).click();

  const confirmation = page.getByText('Well done. 3 of 4 missions completed in Workstation Setup.');
  await expect(confirmation).toBeVisible();
  expect(await confirmation.evaluate((text) => text.parentElement === document.activeElement)).toBe(
    true,
  );
  await expect(page.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await expect(milestoneButton(page, 'Workstation Setup')).toHaveAccessibleName(
    'Workstation Setup, 3 of 4 missions completed',
  );
  await expect(page.getByText('Your marks last until')).toBeVisible();
});

test('the last mission completes its milestone with a check mark', everyWay, async ({ page }) => {
  await signIn(page);
  await milestoneButton(page, 'Team Lunch').click();
  const checkMark = milestoneButton(page, 'Team Lunch').locator('svg');
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(checkMark).toHaveCount(0);
  await page.getByRole('button', { name: 'Join your team for lunch' }).click();
  await expect(page.getByText(/12:30 PM/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('Team Lunch is complete.')).toBeVisible();
  await expect(checkMark).toHaveCount(1);
  await expect(page.getByText('In Progress', { exact: true })).toBeVisible();
});

test(
  'every mission of the plan can be read, on the narrowest phone too',
  everywhere,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page);
    const milestones = page
      .getByRole('region', { name: 'Your Onboarding Timeline' })
      .getByRole('button');
    for (const milestone of await milestones.all()) {
      await milestone.click();
      const name = (await milestone.textContent())?.split(/\d/)[0] ?? '';
      const list = page.getByRole('region', { name: `${name} Missions` });
      for (const mission of await list.getByRole('button').all()) {
        await mission.click();
        const title = (await mission.locator('span').first().textContent()) ?? '';
        await expect(page.getByRole('region', { name: title, exact: true })).toContainText(/\w{3}/);
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
        expect(await overflow(page), title).toBe(0);
      }
    }
  },
);

test(
  'a character reference in a text is read, under Trusted Types too',
  browsers,
  async ({ page }) => {
    await signIn(page);
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

test('every call of a visit goes to the identity service or to the portal’s own files', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const ownFile = /^\/(?:login|home|favicon\.svg|mockServiceWorker\.js|assets\/[\w.-]+)$/;
    const isOwn = origin === baseURL && request.method() === 'GET' && ownFile.test(pathname);
    if (!isOwn && !identityHosts.test(request.url())) strangers.push(request.url());
  });
  await signIn(page);
  await milestoneButton(page, 'Security Training').click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(submitButton(page)).toBeVisible();
  expect(strangers).toEqual([]);
});

test(
  'Back and Forward do not lose the focus, nor bring an old confirmation back',
  browsers,
  async ({ page }) => {
    await signIn(page);
    await milestoneButton(page, 'Team Lunch').click();
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await page.getByRole('button', { name: 'Join your team for lunch' }).click();
    await expect(page.getByRole('heading', { name: 'Join your team for lunch' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Tell us what you eat' })).toBeFocused();
    await expect(page.getByText(/^Well done/)).toHaveCount(0);
  },
);

test('choosing on a laptop leaves the timeline in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page);
  const milestone = milestoneButton(page, 'Workstation Setup');
  await milestone.click();
  await expect(page.getByText('You have 2 missions left in this milestone.')).toBeInViewport({
    ratio: 1,
  });
  await expect(milestone).toBeInViewport({ ratio: 1 });
});

test('reload, Back and Forward keep the place', browsers, async ({ page }) => {
  await signIn(page);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await milestoneButton(page, 'Team Lunch').click();
  await page.getByRole('button', { name: 'Join your team for lunch' }).click();
  await expect(heading('Join your team for lunch')).toBeVisible();
  await page.reload();
  await expect(heading('Join your team for lunch')).toBeVisible();
  await page.goBack();
  await expect(heading('Team Lunch Progress')).toBeVisible();
  await expect(heading('Join your team for lunch')).toHaveCount(0);
  await page.goBack();
  await expect(heading('Get Started with Your Onboarding')).toBeVisible();
  await page.goForward();
  await expect(heading('Team Lunch Progress')).toBeVisible();
});

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
  await expect(milestoneButton(page, 'Orientation')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(milestoneButton(page, 'Workstation Setup')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Workstation Setup Progress' })).toBeVisible();
  for (let stop = 0; stop < 9; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Adjust your chair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Adjust your chair/ })).toBeFocused();
  const complete = page.getByRole('button', { name: 'Mark as Completed' });
  for (let stop = 0; stop < 20; stop += 1) {
    if (await complete.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(complete).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText('Well done. 3 of 4 missions')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
});

test('Sign Out leads to the sign-in screen and stays there', everywhere, async ({ page }) => {
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

import type { Locator, Page } from '@playwright/test';
import {
  expect,
  milestoneButton,
  missionButton,
  signIn,
  submitCredentials,
  test,
} from './support/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const markAsCompleted = (page: Page) => page.getByRole('button', { name: 'Mark as Completed' });
const nextButton = (page: Page) => page.getByRole('button', { name: /^Next m\w+: / });

/** Where it comes to rest, not where it is on its way. */
async function expectAtTheTop(heading: Locator) {
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
  await expect(heading).toBeInViewport({ ratio: 1 });
}

const sharedLink = '/home?milestone=workstation-setup&mission=set-up-git-and-ssh';
const sharedTitle = 'Set up Git and create an SSH key';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test.describe(`at ${viewport.width} px`, { tag: ['@live', '@browsers'] }, () => {
    test.use({ viewport });

    test('one press leads from each completed mission to the next, up to the last', async ({
      page,
    }) => {
      test.slow();
      await signIn(page);
      await page.getByRole('button', { name: /^Continue with: / }).click();
      for (let done = 8; done <= 22; done += 1) {
        await expectAtTheTop(page.locator('h2:focus'));
        await markAsCompleted(page).click();
        await expect(page.getByText(`${done} of 22 missions completed`)).toBeAttached();
        if (done === 22) break;
        await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
        await nextButton(page).click();
        await expect(page.getByText(/^Well done/)).toHaveCount(0);
      }
      await expect(
        page.getByRole('heading', { name: 'Every milestone of your plan is complete' }),
      ).toBeInViewport({ ratio: 1 });
    });

    test('a link, a reload and Back lead to the title of the mission', async ({ page }) => {
      await page.goto(sharedLink);
      await submitCredentials(page);
      await expect(title(page, sharedTitle)).toBeFocused();
      await expectAtTheTop(title(page, sharedTitle));
      await page.reload();
      await expectAtTheTop(title(page, sharedTitle));
      await expect(page.locator('body')).toBeFocused();
      await milestoneButton(page, 'Team Lunch').click();
      await expect(title(page, 'Team Lunch Progress')).toBeVisible();
      await page.goBack();
      await expectAtTheTop(title(page, sharedTitle));
    });

    test('a press on a milestone brings its list into view', async ({ page }) => {
      await signIn(page);
      for (const [name, count] of [
        ['Orientation', 4],
        ['Team Lunch', 2],
      ] as const) {
        await milestoneButton(page, name).click();
        const list = page.getByRole('region', { name: `${name} Missions` });
        await expect(list.getByRole('button')).toHaveCount(count);
        await expect(list).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('Back leads to the title while the page still scrolls to what was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(sharedLink);
  await submitCredentials(page);
  const heading = title(page, sharedTitle);
  await expectAtTheTop(heading);
  await page.evaluate(() => document.fonts.ready);
  const top = async () => (await heading.boundingBox())?.y;
  const rest = (await top()) ?? Number.NaN;
  await milestoneButton(page, 'Team Lunch').scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const back = () => {
      if (!document.title.includes('Team Lunch')) return;
      document.removeEventListener('scroll', back);
      history.back();
    };
    document.addEventListener('scroll', back);
  });
  await milestoneButton(page, 'Team Lunch').click();
  await expect.poll(top).toBeCloseTo(rest, 0);
});

test('a held or doubled press on “Mark as Completed” goes no further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await milestoneButton(page, 'Team Lunch').click();
  await markAsCompleted(page).dblclick();
  await expect(nextButton(page)).toBeVisible();
  await expect(title(page, 'Tell us what you eat')).toBeVisible();
  // It stays in what the second press met: the next steps, which have come under the pointer.
  await expect(page.locator('body')).not.toBeFocused();
  await nextButton(page).press('Enter');
  await expect(title(page, 'Join your team for lunch')).toBeFocused();
  await markAsCompleted(page).focus();
  for (let repeats = 0; repeats < 30; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText(/^Well done/)).toBeVisible();
  await expect(title(page, 'Join your team for lunch')).toBeVisible();
});

test('nor does a slow double-click, which meets what has come meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await milestoneButton(page, 'Team Lunch').click();
  await markAsCompleted(page).click();
  await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
  await nextButton(page).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // A step takes the focus away at once.
  await expect(nextButton(page)).toBeFocused();
  await nextButton(page).click();
  await expect(title(page, 'Join your team for lunch')).toBeFocused();
});

test('from a milestone, the first open mission is one stop and two presses away', {
  tag: ['@live', '@browsers'],
}, async ({ page }) => {
  await signIn(page);
  await milestoneButton(page, 'Workstation Setup').press('Enter');
  await expect(title(page, 'Workstation Setup Progress')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the first open mission' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(missionButton(page, sharedTitle)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, sharedTitle)).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Start your laptop and sign in')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Get Started with Your Onboarding')).toBeVisible();
  await milestoneButton(page, 'Orientation').press('Enter');
  await expect(title(page, 'Orientation Progress')).toBeVisible();
  await expect(skip).toBeHidden();
});

test('the tab and the history say what is open', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveTitle('Your onboarding – Waymark');
  await milestoneButton(page, 'Workstation Setup').click();
  await expect(page).toHaveTitle('Start your laptop and sign in – Workstation Setup – Waymark');
  await missionButton(page, sharedTitle).click();
  await expect(page).toHaveTitle(`${sharedTitle} – Workstation Setup – Waymark`);
  await page.goBack();
  await expect(page).toHaveTitle('Start your laptop and sign in – Workstation Setup – Waymark');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a mission was completed on the day that it was there', async ({ page }) => {
    await signIn(page);
    await page.goto('/home?milestone=orientation&mission=have-coffee-with-your-buddy');
    await expect(page.getByText('Completed on 4 November 2026')).toBeVisible();
  });
});

test('the path stands near the top, and leaves room for what is chosen', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page);
  await expect(page.getByRole('button', { name: /^Continue with: / })).toBeInViewport({ ratio: 1 });
  await milestoneButton(page, 'Workstation Setup').click();
  await expect(title(page, 'Workstation Setup Missions')).toBeInViewport({ ratio: 1 });
  await expect(title(page, 'Start your laptop and sign in')).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  const header = page.getByRole('banner');
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(66);
  const timeline = page.getByRole('region', { name: 'Your Onboarding Timeline' });
  const stops = timeline.getByRole('listitem');
  const tops = await stops.evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect().y));
  expect(tops).toHaveLength(7);
  // Firefox counts in sixtieths of a pixel.
  const rows = tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
  expect(Math.max(...rows)).toBeLessThanOrEqual(60);
});

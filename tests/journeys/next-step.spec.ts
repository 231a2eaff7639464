import type { Locator, Page } from '@playwright/test';
import { productName } from '../../src/components/theme/brand.ts';
import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

// The whole way through the plan is tested in src/features/onboarding/screen/OnboardingScreen.stories.tsx.

const markAsCompleted = (page: Page) => page.getByRole('button', { name: 'Mark as Completed' });
const nextButton = (page: Page) => page.getByRole('button', { name: /^Next m\w+: / });

/** Polls, because the page scrolls smoothly. */
async function expectAtTheTop(heading: Locator) {
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
  await expect(heading).toBeInViewport({ ratio: 1 });
}

const sharedLink = '/home?milestone=workstation-setup&mission=set-up-git-and-ssh';
const sharedTitle = 'Set up Git and create an SSH key';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is pressed brings into view what it leads to', { tag: '@browsers' }, async ({
    page,
  }) => {
    await portal.signIn(page);
    for (const name of ['Orientation', 'Team Lunch']) {
      const { total } = await portal.progressOf(page, name);
      await portal.milestoneLink(page, name).click();
      const list = page.getByRole('region', { name: `${name} Missions` });
      await expect(list.getByRole('link')).toHaveCount(total);
      await expect(list).toBeInViewport({ ratio: 1 });
    }
    // The last mission of its milestone: the next step leads into another milestone.
    await page.getByRole('link', { name: /^Join your team for lunch/ }).click();
    const whole = /^(\d+) of \d+ missions completed$/;
    const before = Number(whole.exec(await page.getByText(whole).innerText())?.[1]);
    for (const completed of [before + 1, before + 2]) {
      await expectAtTheTop(page.locator('h2:focus'));
      await markAsCompleted(page).click();
      await expect(
        page.getByRole('main').getByText(new RegExp(`^${completed} of \\d+ missions completed$`)),
      ).toBeAttached();
      await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
      await nextButton(page).click();
      await expect(page.getByText(/^Well done/)).toHaveCount(0);
    }
    await expectAtTheTop(page.locator('h2:focus'));
  });

  test('a link, a reload, Back and Forward lead to the title of the mission, and bring no old confirmation', {
    tag: '@browsers',
  }, async ({ page }) => {
    const expectMission = async (milestone: string, title: string) => {
      await expect(portal.missionTitle(page, title)).toBeFocused();
      await expectAtTheTop(portal.missionTitle(page, title));
      await expect(page).toHaveTitle(`${title} – ${milestone} – ${productName}`);
      await expect(page.getByText(/^Well done/)).toHaveCount(0);
    };
    await page.goto(sharedLink);
    await expect(page.getByText(/^Your link leads to a mission/)).toBeVisible();
    await portal.submitCredentials(page);
    await expectMission('Workstation Setup', sharedTitle);
    await page.reload();
    await expectMission('Workstation Setup', sharedTitle);
    await portal.milestoneLink(page, 'Team Lunch').click();
    await expect(page).toHaveTitle(`Tell us what you eat – Team Lunch – ${productName}`);
    await markAsCompleted(page).click();
    await portal.missionLink(page, 'Join your team for lunch').click();
    await expectMission('Team Lunch', 'Join your team for lunch');
    await page.goBack();
    await expect(portal.missionTitle(page, 'Tell us what you eat')).toBeFocused();
    await expect(page.getByText(/^Well done/)).toHaveCount(0);
    await page.goBack();
    await expectMission('Workstation Setup', sharedTitle);
    await page.goForward();
    await page.goForward();
    await expectMission('Team Lunch', 'Join your team for lunch');
    await page.reload();
    await expectMission('Team Lunch', 'Join your team for lunch');
    await page.goBack();
    await expect(portal.missionTitle(page, 'Team Lunch Progress')).toBeVisible();
    await expect(portal.missionTitle(page, 'Join your team for lunch')).toHaveCount(0);
  });

  test('Back leads to the title while the page still scrolls to what was pressed', async ({
    page,
  }) => {
    await page.goto(sharedLink);
    await portal.submitCredentials(page);
    await expectAtTheTop(portal.missionTitle(page, sharedTitle));
    await page.evaluate(() => document.fonts.ready);
    await portal.milestoneLink(page, 'Team Lunch').scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const back = () => {
        if (!document.title.includes('Team Lunch')) return;
        document.removeEventListener('scroll', back);
        history.back();
      };
      document.addEventListener('scroll', back);
    });
    await portal.milestoneLink(page, 'Team Lunch').click();
    await expectAtTheTop(portal.missionTitle(page, sharedTitle));
  });

  test('a doubled or slowly doubled press goes one step', async ({ page }) => {
    const [first, second] = ['Tell us what you eat', 'Join your team for lunch'] as const;
    await portal.signIn(page);
    await portal.milestoneLink(page, 'Team Lunch').click();
    await markAsCompleted(page).dblclick();
    await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
    // The second click hits the next steps, which have come under the pointer, and leaves the focus in them.
    await expect(page.locator('body')).not.toBeFocused();
    await nextButton(page).hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    // A step would have moved the focus at once.
    await expect(nextButton(page)).toBeFocused();
    await expect(portal.missionTitle(page, first)).toBeVisible();
    await nextButton(page).click();
    await expect(portal.missionTitle(page, second)).toBeFocused();
  });
});

test('a press is felt where it is made, and not on a button that does nothing', async ({
  page,
}) => {
  await portal.signIn(page);
  const expectFelt = async (pressed: Locator, translate: string) => {
    await pressed.hover();
    await page.mouse.down();
    await expect(pressed).toHaveCSS('translate', translate);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  };
  await expectFelt(page.getByRole('button', { name: /^Continue with: / }), '0px 1px');
  await expectFelt(portal.milestoneLink(page, 'Team Lunch'), '0px 1px');
  await portal.milestoneLink(page, 'Workstation Setup').click();
  await expectFelt(portal.missionLink(page, sharedTitle), '0px 1px');
  await expectFelt(page.getByRole('button', { name: 'Mission Completed' }), 'none');
});

// Not in Firefox, where Playwright may see nothing but the blank page that a new tab begins with.
test('a milestone and a mission open in a new tab, and this one stays', async ({
  page,
  context,
}) => {
  await portal.signIn(page);
  await portal.milestoneLink(page, 'Workstation Setup').click();
  const address = page.url();
  const presses: Parameters<Locator['click']>[0][] = [
    { modifiers: ['Control'] },
    { button: 'middle' },
  ];
  for (const press of presses) {
    for (const [link, title] of [
      [portal.milestoneLink(page, 'Team Lunch'), 'Tell us what you eat'],
      [portal.missionLink(page, sharedTitle), sharedTitle],
    ] as const) {
      const opening = context.waitForEvent('page');
      await link.click(press);
      const tab = await opening;
      await expect(portal.missionTitle(tab, title)).toBeVisible();
      await tab.close();
      expect(page.url()).toBe(address);
    }
  }
});

test('the arrival has one primary button, and a window of a laptop has room for what is selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await portal.signIn(page);
  await expect(page.locator('[data-variant="primary"]')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);

  await portal.milestoneLink(page, 'Workstation Setup').click();
  for (const shown of [
    portal.milestoneLink(page, 'Workstation Setup'),
    page.getByText(/^You have \d+ missions? left in this milestone\.$/),
    portal.missionTitle(page, 'Workstation Setup Missions'),
    portal.missionTitle(page, 'Start your laptop and sign in'),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
});

for (const [width, height, lowest] of [
  [390, 844, 560],
  [320, 640, 640],
  [820, 1180, 700],
  [1366, 768, 700],
] as const) {
  test(`the next step is in view on arrival and after a completion, ${width} px wide`, {
    tag: [320, 1366].includes(width) ? '@browsers' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // A Friday, when something is due this week.
    await page.clock.setFixedTime('2026-11-06T09:00:00');
    await portal.signIn(page);
    const begin = page.getByRole('button', { name: /^Continue with: / });
    await expect(begin).toBeInViewport({ ratio: 1 });
    await expect.poll(() => portal.lowerEdge(begin)).toBeLessThanOrEqual(lowest);

    // Whichever mission is next may be too short to be at the top.
    await page.goto(sharedLink);
    await expect(portal.missionTitle(page, sharedTitle)).toBeFocused();
    await expectAtTheTop(portal.missionTitle(page, sharedTitle));
    await markAsCompleted(page).click();
    const completed = await page.getByRole('button', { name: 'Mission Completed' }).boundingBox();
    await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
    expect((await nextButton(page).boundingBox())?.width).toEqual(completed?.width);
    await expect(page.getByText(/^If you reload this page/)).toBeInViewport({ ratio: 1 });
  });
}

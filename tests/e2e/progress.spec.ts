import type { Page } from '@playwright/test';
import { demoAccounts, newHire } from '../../src/mocks/demoAccounts.ts';
import {
  expect,
  milestoneButton,
  portalHeading,
  requestsOf,
  signIn,
  submitButton,
  submitCredentials,
  test,
} from './support/test.ts';

const [, secondColleague] = demoAccounts;
const recordKey = `demo-waymark/progress/${newHire.localId}/e1`;

const keepButton = (page: Page) =>
  page.getByRole('button', { name: 'Keep my progress on this device' });
const forgetButton = (page: Page) =>
  page.getByRole('button', { name: 'Forget my progress on this device' });
const missionButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const completedCount = (page: Page, text: string) =>
  page.getByText(`${text} missions completed`, { exact: true });
const untilReload = (page: Page) =>
  page.getByText('Your marks last until you reload this page or sign out.');
const kept = (page: Page) => page.getByText('Your progress is kept on this device.');

const complete = (page: Page) => page.getByRole('button', { name: 'Mark as Completed' }).click();

async function completeFirstOf(page: Page, milestone: string) {
  await milestoneButton(page, milestone).click();
  await complete(page);
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(submitButton(page)).toBeVisible();
}

async function signInWithRecord(page: Page, record: string) {
  await page.goto('/login');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    recordKey,
    record,
  ] as const);
  await submitCredentials(page);
}

/** Leaves no room in local storage, not for a single character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = size > 1 ? size / 2 : 0) {
      try {
        for (let number = 0; ; number += 1) {
          localStorage.setItem(`filler-${size}-${number}`, 'x'.repeat(size));
        }
      } catch {
        // Smaller pieces may still fit.
      }
    }
  });

const makeRoom = (page: Page) =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('filler-')) localStorage.removeItem(name);
    }
  });

test('kept progress is there after a reload and after the next sign-in', {
  tag: '@browsers',
}, async ({ page }) => {
  await signIn(page);
  await completeFirstOf(page, 'Team Lunch');
  const requests = requestsOf(page);
  await expect(untilReload(page)).toBeVisible();
  await keepButton(page).click();
  await expect(kept(page)).toBeVisible();
  await missionButton(page, 'Join your team').click();
  await complete(page);
  expect(requests).toEqual([]);

  await page.reload();
  await expect(completedCount(page, '2/2')).toBeVisible();
  await expect(kept(page)).toBeVisible();

  await signOut(page);
  await submitCredentials(page);
  await expect(milestoneButton(page, 'Team Lunch')).toHaveAccessibleName(
    'Team Lunch, 2 of 2 missions completed, completed',
  );
});

test('each account sees its own', { tag: '@demo' }, async ({ page }) => {
  await signIn(page);
  await completeFirstOf(page, 'Team Lunch');
  await keepButton(page).click();
  await signOut(page);

  await submitCredentials(page, secondColleague);
  await milestoneButton(page, 'Team Lunch').click();
  await expect(completedCount(page, '0/2')).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  await completeFirstOf(page, 'Security Training');
  await keepButton(page).click();
  await signOut(page);

  await submitCredentials(page);
  await milestoneButton(page, 'Team Lunch').click();
  await expect(completedCount(page, '1/2')).toBeVisible();
  await milestoneButton(page, 'Security Training').click();
  await expect(completedCount(page, '0/3')).toBeVisible();
});

test.describe('two tabs', { tag: '@demo' }, () => {
  test('that mark different missions both have both', async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/home?milestone=security-training');
    await expect(portalHeading(other)).toBeVisible();
    await completeFirstOf(page, 'Team Lunch');
    await keepButton(page).click();
    await expect(kept(other)).toBeVisible();
    await complete(other);

    await milestoneButton(other, 'Team Lunch').click();
    await expect(completedCount(other, '1/2')).toBeVisible();
    await milestoneButton(page, 'Security Training').click();
    await expect(completedCount(page, '1/3')).toBeVisible();
    await page.reload();
    await expect(completedCount(page, '1/3')).toBeVisible();
    await milestoneButton(page, 'Team Lunch').click();
    await expect(completedCount(page, '1/2')).toBeVisible();
  });

  test('that mark in the same moment lose nothing', {
    tag: '@browsers',
  }, async ({ page, context }) => {
    await signIn(page);
    await completeFirstOf(page, 'Team Lunch');
    await keepButton(page).click();
    const other = await context.newPage();
    await other.goto('/home?milestone=security-training');
    await expect(kept(other)).toBeVisible();
    await missionButton(page, 'Join your team').click();
    await Promise.all([complete(page), complete(other)]);
    for (const tab of [page, other]) {
      await expect(milestoneButton(tab, 'Team Lunch')).toHaveAccessibleName(/^Team Lunch, 2 of 2/);
      await expect(milestoneButton(tab, 'Security Training')).toHaveAccessibleName(/ 1 of 3/);
    }
    await page.reload();
    await expect(milestoneButton(page, 'Team Lunch')).toHaveAccessibleName(/^Team Lunch, 2 of 2/);
    await expect(milestoneButton(page, 'Security Training')).toHaveAccessibleName(/ 1 of 3/);
  });

  test('forget together, and unmark nothing', async ({ page, context }) => {
    await signIn(page);
    await completeFirstOf(page, 'Team Lunch');
    await keepButton(page).click();
    const other = await context.newPage();
    await other.goto('/home?milestone=team-lunch');
    await expect(kept(other)).toBeVisible();
    await forgetButton(page).click();
    await expect(untilReload(other)).toBeVisible();
    await expect(completedCount(other, '1/2')).toBeVisible();
    await missionButton(other, 'Join your team').click();
    await complete(other);
    await other.reload();
    await expect(completedCount(other, '0/2')).toBeVisible();
  });
});

test('Forget shows the sample again after a reload', { tag: '@demo' }, async ({ page }) => {
  await signIn(page);
  await completeFirstOf(page, 'Team Lunch');
  await keepButton(page).click();
  await forgetButton(page).click();
  await expect(untilReload(page)).toBeVisible();
  await expect(completedCount(page, '1/2')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('/progress/');
  await page.reload();
  await expect(completedCount(page, '0/2')).toBeVisible();
});

test.describe('a full storage', { tag: '@demo' }, () => {
  test('is told, loses nothing, and can be tried again', { tag: '@browsers' }, async ({ page }) => {
    await signIn(page);
    await completeFirstOf(page, 'Team Lunch');
    await fillStorage(page);
    await keepButton(page).click();
    await expect(
      page.getByText('This browser did not let us keep your newest marks.'),
    ).toBeVisible();
    await expect(completedCount(page, '1/2')).toBeVisible();
    await makeRoom(page);
    await keepButton(page).click();
    await expect(kept(page)).toBeVisible();
  });

  test('is told at a later mark, which the next one makes up for', async ({ page }) => {
    await signIn(page);
    await completeFirstOf(page, 'Team Lunch');
    await keepButton(page).click();
    await fillStorage(page);
    await missionButton(page, 'Join your team').click();
    await complete(page);
    await expect(
      page.getByText('This browser did not let us keep your newest marks.'),
    ).toBeVisible();
    await expect(completedCount(page, '2/2')).toBeVisible();
    await makeRoom(page);
    await completeFirstOf(page, 'Security Training');
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await expect(completedCount(page, '1/3')).toBeVisible();
    await milestoneButton(page, 'Team Lunch').click();
    await expect(completedCount(page, '2/2')).toBeVisible();
  });
});

for (const [name, text] of [
  ['broken JSON', '{"version":1,'],
  ['an older version', '{"version":0,"employeeId":"e1","milestones":[]}'],
  ['another employee', '{"version":1,"employeeId":"e2","milestones":[]}'],
] as const) {
  test(`a record with ${name} is set aside`, { tag: '@demo' }, async ({ page }) => {
    await signInWithRecord(page, text);
    await expect(page.getByText(/^We left it as it is and started from the plan/)).toBeVisible();
    await completeFirstOf(page, 'Team Lunch');
    await keepButton(page).click();
    await page.reload();
    await expect(completedCount(page, '1/2')).toBeVisible();
    await expect(kept(page)).toBeVisible();
    const aside = await page.evaluate(
      (key) => localStorage.getItem(`${key}/set-aside/1`),
      recordKey,
    );
    expect(aside).toBe(text);
  });
}

test('a record of a newer version is left to it', { tag: '@demo' }, async ({ page }) => {
  const newer = '{"version":2,"marks":["join-your-team"]}';
  await signInWithRecord(page, newer);
  await expect(page.getByText('Your progress was kept by a newer version')).toBeVisible();
  await completeFirstOf(page, 'Team Lunch');
  await expect(untilReload(page)).toBeVisible();
  await expect(keepButton(page)).toHaveCount(0);
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([name]) => name.includes('/progress/')),
  );
  expect(stored).toEqual([[recordKey, newer]]);
});

test.describe('the error screen', { tag: '@demo' }, () => {
  test.use({ expectedComplaints: [/A defect of this test/] });

  const markAgain = 'Missions that you marked since you opened it have to be marked again.';
  const breakDown = async (page: Page) => {
    await page.evaluate(() => {
      Element.prototype.closest = () => {
        throw new Error('A defect of this test.');
      };
    });
    await milestoneButton(page, 'Security Training').click();
    await expect(
      page.getByRole('heading', { name: 'Something went wrong on this page' }),
    ).toBeFocused();
  };

  test('says that marks have to be made again', async ({ page }) => {
    await signIn(page);
    await completeFirstOf(page, 'Team Lunch');
    await breakDown(page);
    await expect(page.getByText(markAgain)).toBeVisible();
  });

  test('says nothing of marks that are kept', async ({ page }) => {
    await signIn(page);
    await completeFirstOf(page, 'Team Lunch');
    await keepButton(page).click();
    await breakDown(page);
    await expect(page.getByText(markAgain)).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(kept(page)).toBeVisible();
  });
});

test('keeping and forgetting by keyboard alone', { tag: ['@demo', '@browsers'] }, async ({
  page,
}) => {
  await signIn(page);
  await milestoneButton(page, 'Team Lunch').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mark as Completed' }).focus();
  await page.keyboard.press('Enter');
  await expect(untilReload(page)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(keepButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kept(page)).toBeVisible();
  await expect(kept(page).locator('..')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(forgetButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(untilReload(page)).toBeVisible();
  await expect(untilReload(page).locator('..')).toBeFocused();
});

import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('a window of a laptop has room for the arrival, which has one primary button, and then for what is selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await portal.signIn(page);
  await expect(page.locator('[data-kind="primary"]')).toHaveCount(1);
  await expect(page.getByText('Pick up where you left off')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);

  await portal.milestoneButton(page, 'Workstation Setup').click();
  for (const shown of [
    portal.milestoneButton(page, 'Workstation Setup'),
    page.getByText(/^You have \d+ missions? left in this milestone\.$/),
    portal.missionTitle(page, 'Workstation Setup Missions'),
    portal.missionTitle(page, 'Start your laptop and sign in'),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
});

test('Edge is told to draw no button of its own beside Show', async ({ request }) => {
  const page = await (await request.get('/login')).text();
  expect(page.match(/::-ms-\w+\{display:none\}/g)).toEqual([
    '::-ms-reveal{display:none}',
    '::-ms-clear{display:none}',
  ]);
});

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
    page.getByText('You have 2 missions left in this milestone.'),
    portal.missionTitle(page, 'Workstation Setup Missions'),
    portal.missionTitle(page, 'Start your laptop and sign in'),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone, the header is low, and the milestones are close together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2026-11-05T09:00:00');
  await portal.signIn(page);
  const header = page.getByRole('banner');
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(66);
  const timeline = page.getByRole('region', { name: 'Your Onboarding Timeline' });
  // Without the first, which the marker of today follows.
  const stops = timeline.getByRole('listitem').filter({ hasNotText: 'Today' });
  const tops = await stops.evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect().y));
  expect(tops).toHaveLength(6);
  const rows = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
  expect(Math.max(...rows)).toBeLessThanOrEqual(60);
});

for (const width of [820, 1366, 1920]) {
  test(`cards share their inner lines, and a mission is in the middle, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await portal.signIn(page);
    await portal.milestoneButton(page, 'Project Kick-off').click();
    const title = portal.missionTitle(page, 'Read the project brief');
    await expect(title).toBeVisible();
    const lines = await page
      .locator('main section :is(h2, [role="progressbar"], li > [aria-current="true"])')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(new Set(lines).size).toBe(2);
    const [left, right] = await title.evaluate((element) => {
      const text = element.getBoundingClientRect();
      const pane = (element.closest('section') ?? element).getBoundingClientRect();
      return [text.left - pane.left, pane.right - text.right];
    });
    expect(left).toBeCloseTo(right ?? 0, 0);
  });
}

test('Edge is told to draw no button of its own beside Show', async ({ request }) => {
  const page = await (await request.get('/login')).text();
  expect(page.match(/::-ms-\w+\{display:none\}/g)).toEqual([
    '::-ms-reveal{display:none}',
    '::-ms-clear{display:none}',
  ]);
});

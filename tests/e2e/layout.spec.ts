import * as portal from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('the arrival fits into the window of a laptop, and has one primary button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await portal.signIn(page);
  await expect(page.locator('[data-kind="primary"]')).toHaveCount(1);
  await expect(page.getByText('Pick up where you left off')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);
});

for (const width of [820, 1366, 1920]) {
  test(`cards share their inner lines, and a mission stands in the middle, ${width} px wide`, async ({
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

import { expect, test as inTheWholeWorkbench } from '@playwright/test';
import { storyIds } from './storybook.ts';
import { linkedStories, test } from './workbench.ts';

for (const id of ['atlas-map--whole-product', 'atlas-start-here--start']) {
  test(`every link of ${id} leads somewhere`, async ({ page, workbench }) => {
    await workbench.open({ id });
    const ids = await linkedStories(page.locator('#storybook-root a'));
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((each) => !storyIds.has(each))).toEqual([]);
  });
}

test('the map leads to every component, and has the pictures of the way through', async ({
  page,
  workbench,
}) => {
  await workbench.open({ id: 'atlas-map--whole-product' });
  const ids = await linkedStories(page.locator('#storybook-root a'));
  expect(ids.filter((id) => id.endsWith('--all-states')).length).toBeGreaterThan(20);
  expect(ids.length).toBeGreaterThan(200);
  for (const picture of await page.locator('img').all()) {
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
});

inTheWholeWorkbench(
  'the workbench opens at the start; its map leads to a state under a condition; behavior is left out',
  async ({ page }) => {
    await page.goto('/');
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Waymark’s workbench');
    await expect(page.getByRole('link', { name: 'Waymark' })).toBeVisible();
    await expect(page.getByRole('tablist', { name: /addon/i })).toHaveCount(0);
    await page.getByRole('button', { name: 'Button', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Primary', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Pressed by keyboard/i })).toHaveCount(0);

    await page.goto('/?path=/story/atlas-map--whole-product');
    const card = preview.getByRole('list', { name: 'ProgressCard in every condition' });
    await card.getByRole('link', { name: 'right to left', exact: true }).click();
    await expect(page).toHaveURL(/components-progresscard--all-states.*globals=direction:rtl/);
    const sheet = preview.locator('html[dir="rtl"]');
    await expect(sheet.getByText('Orientation Progress').first()).toBeVisible();
  },
);

inTheWholeWorkbench('all of the toolbar can be seen at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const changed =
    'theme:dark;contrast:more;direction:rtl;textSize:200pc;motion:reduce;scenario:throttled;latency:2000ms';
  for (const globals of ['', changed]) {
    await page.goto(`/?path=/story/atlas-toolbar--as-the-person-has-it&globals=${globals}`);
    for (const name of ['Theme', 'How long each of its answers takes', 'Enter full screen']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

import { expect } from '@playwright/test';
import { linkedStories } from './linkedStories.ts';
import { storyIds } from './storybook.ts';
import { test } from './workbench.ts';

test('every link of the map leads to a story', async ({ page, workbench }) => {
  await workbench.open({ id: 'atlas-map--whole-product' });
  const ids = await linkedStories(page.locator('#storybook-root a'));
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !storyIds.has(id))).toEqual([]);
});

test('a link of the map opens the state in the workbench, under the condition', async ({
  page,
}) => {
  await page.goto('/?path=/story/atlas-map--whole-product');
  const map = page.frameLocator('#storybook-preview-iframe');
  const card = map.getByRole('list', { name: 'ProgressCard in every condition' });
  await card.getByRole('link', { name: 'right to left' }).click();
  await expect(page).toHaveURL(/components-progresscard--all-states.*globals=direction:rtl/);
  await expect(
    map.locator('html[dir="rtl"]').getByText('Orientation Progress').first(),
  ).toBeVisible();
});

import { expect } from '@playwright/test';
import { stories } from './storybook.ts';
import { test } from './workbench.ts';

test('every link of the map leads to a story', async ({ page, workbench }) => {
  await workbench.open({ id: 'atlas-map--whole-product' });
  const links = await page.locator('#storybook-root a').all();
  const ids = await Promise.all(
    links.map(
      async (link) => /\/story\/([^&]+)/.exec((await link.getAttribute('href')) ?? '')?.[1],
    ),
  );
  const known = new Set(stories.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => id === undefined || !known.has(id))).toEqual([]);
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

import { expect, type Locator, test } from '@playwright/test';
import { productName } from '#components/theme/brand.ts';
import { docsPages, states, storyIds } from './storybook.ts';

/** The ids of the stories and docs pages behind the links; for any other link, its address. */
async function linkedStories(links: Locator): Promise<string[]> {
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return addresses.map((address) => /\/(?:story|docs)\/([^&]+)/.exec(address)?.[1] ?? address);
}

test('the map leads to every state and every component', async ({ page }) => {
  await page.goto('iframe.html?id=atlas--map');
  const navigation = page.getByRole('navigation');
  await navigation.waitFor();
  const places = await linkedStories(navigation.getByRole('link'));
  expect(places.filter((each) => !storyIds.has(each))).toEqual([]);
  const ids = await linkedStories(page.locator('#storybook-root section a'));
  const known = [...states, ...docsPages].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(known.toSorted());
});

test('every component is on its floor, with a line from its code', async ({ page }) => {
  await page.goto('iframe.html?id=atlas--components');
  const items = page.getByRole('listitem');
  await items.first().waitFor();
  const linked = await linkedStories(items.getByRole('link'));
  expect(linked.toSorted()).toEqual(docsPages.map(({ id }) => id).toSorted());
  expect((await items.allTextContents()).filter((text) => !text.endsWith('.'))).toEqual([]);
});

test('a designer edits a text as text, and takes code with its imports', async ({ page }) => {
  await page.goto('./?path=/story/components-ui-button--playground');
  const panel = page.getByRole('tabpanel', { name: 'Controls' });
  await panel
    .getByRole('row', { name: /^children/ })
    .getByRole('textbox')
    .fill('Leave');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button')).toHaveText('Leave');
  await page.goto('iframe.html?viewMode=docs&id=components-ui-button--docs');
  await page.getByRole('switch', { name: 'Show code' }).first().click();
  await expect(page.getByText("import { Button } from '#ui/Button';").first()).toBeVisible();
});

test('the workbench opens at its map, and leaves behavior out', async ({ page }) => {
  await page.goto('./');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${productName}’s workbench`);
  await expect(page.getByRole('link', { name: productName, exact: true })).toBeVisible();
  await expect(page.getByRole('tablist', { name: /addon/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'UI', exact: true }).click();
  await page.getByRole('button', { name: 'Button', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Playground', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Pressed by keyboard/i })).toHaveCount(0);
});

test('what is selected in the toolbar reaches the identity service of the story that is shown', async ({
  page,
}) => {
  await page.goto('./?path=/story/screens-sign-in--signed-out');
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByLabel('Email').fill('new.hire@waymark.test');
  await page.getByRole('button', { name: 'What the identity service does' }).click();
  await page.getByRole('option', { name: 'USER_DISABLED' }).click();
  // Storybook tells the story a moment after the toolbar shows it.
  await expect(page).toHaveURL(/scenario:USER_DISABLED/);
  await story.getByLabel('Password', { exact: true }).fill('Welcome-2026');
  await story.getByRole('button', { name: /^Start My/ }).click();
  await expect(story.getByRole('alert')).toContainText('This account has been disabled.');
});

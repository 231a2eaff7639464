import { expect, test } from '@playwright/test';
import storybook from 'storybook/package.json' with { type: 'json' };
import { states } from './storybook.ts';
import { areDrawn, isThrough, showStory, updateGlobals } from './storybookPreview.ts';

const adviceOn = (file: string) =>
  `Storybook ${storybook.version}: see ${file}, and say there what the new version does instead.`;

const internals = adviceOn('.storybook/storybookInternals.ts');
/** A minute, because a busy machine takes long to load Storybook. */
const preview = { message: adviceOn('tests/atlas/storybookPreview.ts'), timeout: 60_000 };

test('the page of the stories shows another story and says when it is through', async ({
  page,
}) => {
  await page.goto('/iframe.html?id=atlas--map&viewMode=story');
  await expect.poll(() => page.evaluate(isThrough, ''), preview).toBe(true);
  // The story whose states need a decorator, a loader and `beforeEach`.
  const other = 'all-states--each-drawn-as-storybook-draws-it';
  await page.evaluate(showStory, other);
  await expect.poll(() => page.evaluate(isThrough, other), preview).toBe(true);
});

test('a docs page without a story of its own follows the toolbar', async ({ page }) => {
  await page.goto('/iframe.html?id=components-loadingscreen--docs&viewMode=docs');
  await page.getByRole('heading', { name: 'Stories' }).waitFor();
  await expect.poll(() => page.evaluate(areDrawn), preview).toBe(true);
  await page.evaluate(updateGlobals, { theme: 'dark' });
  await expect(page.locator('html'), internals).toHaveAttribute('data-theme', 'dark');
});

test('what the toolbar sets reaches the identity service of the story that is shown', async ({
  page,
}) => {
  const id = 'screens-sign-in--signed-out';
  await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  await expect.poll(() => page.evaluate(isThrough, id), preview).toBe(true);
  await page.getByLabel('Email').fill('new.hire@waymark.test');
  await page.getByLabel('Password').fill('Welcome-2026');
  await page.evaluate(updateGlobals, { scenario: 'disabled' });
  await page.getByRole('button', { name: /^Start My/ }).click();
  const advice = adviceOn('`services` in .storybook/identityService.ts');
  await expect(page.getByRole('alert'), advice).toContainText('This account has been disabled.');
});

test('on a docs page, a text is edited as a text, a node not at all, and a control of a story’s own wins', async ({
  page,
}) => {
  const control = (prop: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${prop}`) })
      .getByRole('cell')
      .last();
  await page.goto('/iframe.html?id=components-button--docs&viewMode=docs');
  await expect(control('children').getByRole('textbox')).toHaveValue('Sign Out');
  await expect(control('icon')).toHaveText('-');
  await page.goto('/iframe.html?id=components-missionlist--docs&viewMode=docs');
  await expect(control('selectedId').getByRole('combobox')).toBeVisible();
});

test('a name that Storybook makes of an export is a sentence', () => {
  const { name } = states.find(({ exportName }) => exportName === 'MissionOpened') ?? {};
  expect(name, adviceOn('.storybook/main.ts')).toBe('Mission opened');
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { sidewaysScroll } from './measures.ts';
import { docsPages, storyIds } from './storybook.ts';
import { areDrawn, isThrough } from './storybookPreview.ts';
import { linkedStories, untilNothingMoves } from './workbench.ts';

// The hardest condition for a docs page is dark, at 320 px.
test.use({
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 320, height: 800 },
});

async function open(page: Page, id: string) {
  await page.goto(`iframe.html?viewMode=docs&id=${id}`);
  await page.getByRole('heading', { name: 'Stories' }).waitFor();
  await page.waitForFunction(areDrawn);
  const [, ...frames] = page.frames();
  for (const frame of frames) await frame.waitForFunction(isThrough, '');
  await page.evaluate(untilNothingMoves);
}

for (const docs of docsPages) {
  test(`${docs.title}: its page`, async ({ page }) => {
    await open(page, docs.id);
    for (const part of ['Props', 'Do and don’t', 'Accessibility', 'Used in', 'Tokens']) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
    }
    expect(await page.evaluate(focused), 'takes the focus').toBe('body');
    for (const frame of page.frames()) {
      expect(await frame.evaluate(() => window.scrollY), 'is scrolled').toBe(0);
    }

    const ids = await linkedStories(page.locator('#storybook-docs a[href*="?path="]'));
    expect(ids.length).toBeGreaterThan(0);
    expect(
      ids.filter((each) => !storyIds.has(each)),
      'lead nowhere',
    ).toEqual([]);

    expect.soft(await page.evaluate(sidewaysScroll), 'scrolls sideways by').toBe(0);
    // `npm test` checks the stories themselves.
    const axe = new AxeBuilder({ page })
      .include('#storybook-docs')
      .exclude('.sb-story')
      .exclude('iframe')
      // Storybook's own editor of objects has list items without a list.
      .exclude('.rejt-tree');
    expect.soft(await axeFindings(axe), 'dark: axe').toEqual([]);
  });
}

const focused = () => document.activeElement?.localName;

test('a sheet on a page shows what it shows alone', async ({ page }) => {
  await open(page, 'components-passwordfield--docs');
  const shown = page.getByRole('figure').filter({ hasText: 'Shown' });
  await expect(shown.getByLabel('Password', { exact: true })).toHaveValue('Welcome-2026');
});

test('a page whose stories are all in frames follows the toolbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./?path=/docs/components-loadingscreen--docs');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a text is edited as a text, a node not at all, and a control of a story’s own wins', async ({
  page,
}) => {
  const control = (prop: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${prop}`) })
      .getByRole('cell')
      .last();
  await open(page, 'components-button--docs');
  await expect(control('children').getByRole('textbox')).toHaveValue('Sign Out');
  await expect(control('icon')).toHaveText('-');
  await open(page, 'components-missionlist--docs');
  await expect(control('selectedId').getByRole('combobox')).toBeVisible();
});

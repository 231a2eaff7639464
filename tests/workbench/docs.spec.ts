import { expect } from '@playwright/test';
import { axeFindings, sidewaysScroll } from './measures.ts';
import { docsPages, storyIds } from './storybook.ts';
import { areDrawn, isThrough, showDocs } from './storybookPreview.ts';
import { linkedStories, test, untilNothingMoves, type Workbench } from './workbench.ts';

/** Opens a docs page in its hardest condition. */
async function open({ page, bringAbout }: Workbench, id: string) {
  await bringAbout({ media: { colorScheme: 'dark' }, viewport: 'narrow' });
  await page.evaluate(showDocs, id);
  await page.getByRole('heading', { name: 'Stories' }).waitFor();
  await page.waitForFunction(areDrawn);
  const [, ...frames] = page.frames();
  for (const frame of frames) await frame.waitForFunction(isThrough, '');
  await page.evaluate(untilNothingMoves);
}

for (const docs of docsPages) {
  test(`${docs.title}: its page`, async ({ page, workbench }) => {
    await open(workbench, docs.id);
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
    const ownParts = {
      include: '#storybook-docs',
      // The last one is Storybook's own editor of objects: it has list items without a list.
      exclude: ['.sb-story', 'iframe', '.rejt-tree'],
    };
    expect.soft(await page.evaluate(axeFindings, ownParts), 'dark: axe').toEqual([]);
  });
}

const focused = () => document.activeElement?.localName;

test('a sheet on a page shows what it shows alone', async ({ page, workbench }) => {
  await open(workbench, 'components-passwordfield--docs');
  const shown = page.getByRole('figure').filter({ hasText: 'Shown' });
  await expect(shown.getByLabel('Password', { exact: true })).toHaveValue('Welcome-2026');
});

test('a text is edited as a text, a node not at all, and a control of a story’s own wins', async ({
  page,
  workbench,
}) => {
  const control = (prop: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${prop}`) })
      .getByRole('cell')
      .last();
  await open(workbench, 'components-button--docs');
  await expect(control('children').getByRole('textbox')).toHaveValue('Sign Out');
  await expect(control('icon')).toHaveText('-');
  await open(workbench, 'components-missionlist--docs');
  await expect(control('selectedId').getByRole('combobox')).toBeVisible();
});

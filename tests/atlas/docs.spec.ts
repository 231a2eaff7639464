import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from './measures.ts';
import { docsPages, stories } from './storybook.ts';
import { test } from './workbench.ts';

const known = new Set(stories.map(({ id }) => id));

for (const { id, title } of docsPages) {
  test(`${title}: its page`, async ({ page, workbench }) => {
    await workbench.openDocs(id);
    const name = title.split('/').at(-1) ?? '';
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name);
    expect(await page.evaluate(focused), 'takes the focus').toBe('body');
    for (const frame of page.frames()) {
      expect(await frame.evaluate(() => window.scrollY), 'is scrolled').toBe(0);
    }

    const links = page.locator('#storybook-docs a[href*="/story/"]');
    const ids = (await links.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).map(
      (html) => /\/story\/([^"&]+)/.exec(html)?.[1] ?? html,
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(
      ids.filter((each) => !known.has(each)),
      'lead nowhere',
    ).toEqual([]);

    expect.soft(await axeFindings(page), 'light: axe').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await workbench.openDocs(id);
    expect.soft(await page.evaluate(sidewaysScroll), 'scrolls sideways by').toBe(0);
    expect.soft(await axeFindings(page), 'dark: axe').toEqual([]);
  });
}

const focused = () => document.activeElement?.localName;

/** The sheets are held to the rules on their own. */
async function axeFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .include('#storybook-docs')
    .exclude('figure')
    .exclude('iframe')
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('a sheet on a page shows what it shows alone', async ({ page, workbench }) => {
  await workbench.openDocs('components-passwordfield--docs');
  const shown = page.getByRole('figure').filter({ hasText: 'Shown' });
  await expect(shown.getByLabel('Password', { exact: true })).toHaveValue('Welcome-2026');
});

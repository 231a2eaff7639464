import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { cutTexts } from '#workbench/stories/cutTexts.ts';
import {
  axeFindings,
  backgrounds,
  drawings,
  leftSmall,
  movingParts,
  offScale,
  scale,
  sidewaysScroll,
  smallTargets,
  untold,
} from './measures.ts';
import { pages, screens, sheets } from './storybook.ts';
import { type Condition, test } from './workbench.ts';

/** A change of the toolbar's settings renders the story again, so stories with the same settings follow one another. */
const conditions: Readonly<Record<string, Condition>> = {
  'less motion': {},
  dark: { media: { colorScheme: 'dark' } },
  'more contrast': { media: { contrast: 'more' } },
  'forced colors': { media: { forcedColors: 'active' } },
  '320 px': { viewport: 'narrow' },
  '320 px, right to left': { viewport: 'narrow', globals: { language: 'ar-XB' } },
  'right to left': { globals: { language: 'ar-XB' } },
  'text of 200 %': { globals: { textSize: '200pc' } },
  '320 px, text of 200 %': { viewport: 'narrow', globals: { textSize: '200pc' } },
};

/** The dark theme changes nothing but colors, and `npm test` runs all rules in the light theme. */
const colors = ['color-contrast', 'link-in-text-block'];

test('a few states of each screen have a tree', () => {
  const trees = readdirSync(path.resolve(import.meta.dirname, 'trees'));
  expect(screens.map(({ id }) => `${id}.yml`).toSorted()).toEqual(trees.toSorted());
});

for (const story of [...screens, ...sheets, ...pages]) {
  test(`${story.title}, ${story.name}`, async ({ page, workbench }) => {
    await workbench.open(story);
    if ('args' in story) {
      const state = page.getByRole('figure').first();
      await expect(state, 'missing: no state of the component').toBeVisible();
    }
    if (screens.some(({ id }) => id === story.id)) {
      const root = page.locator('#storybook-root');
      await expect.soft(root, 'a screen reader').toMatchAriaSnapshot({ name: `${story.id}.yml` });
    }
    expect.soft(await page.evaluate(offScale, scale), 'on no step of the scale').toEqual([]);
    const drawn = await page.evaluate(drawings);
    const painted = await page.evaluate(backgrounds);
    for (const [name, condition] of Object.entries(conditions)) {
      await test.step(name, async () => {
        await workbench.bringAbout(condition);
        expect.soft(await page.evaluate(sidewaysScroll), `${name}: scrolls sideways by`).toBe(0);
        expect.soft(await page.evaluate(cutTexts, undefined), `${name}: cut off`).toEqual([]);
        expect.soft(await page.evaluate(smallTargets), `${name}: too small`).toEqual([]);
        expect.soft(await page.evaluate(movingParts), `${name}: moves`).toEqual([]);
        if (condition.globals?.textSize && !condition.viewport) {
          const left = leftSmall(drawn, await page.evaluate(drawings));
          expect.soft(left, `${name}: does not grow`).toEqual([]);
        }
        if (condition.media?.forcedColors) {
          const lost = untold(painted, await page.evaluate(backgrounds));
          expect.soft(lost, `${name}: lost with its color`).toEqual([]);
        }
        if (condition.media?.colorScheme === 'dark') {
          const checked = { storyId: story.id, runOnly: colors };
          expect.soft(await page.evaluate(axeFindings, checked), `${name}: axe`).toEqual([]);
        }
      });
    }
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { cutTexts } from '../../.storybook/cutTexts.ts';
import { axeFindings } from './axe.ts';
import { bringAbout, conditions } from './conditions.ts';
import { movingParts, sidewaysScroll, smallTargets } from './measures.ts';
import { pictured } from './pictured.ts';
import { test } from './workbench.ts';

for (const story of pictured) {
  test(`${story.title}, ${story.exportName}`, async ({ page, workbench }) => {
    await workbench.open(story);
    for (const condition of conditions) {
      await test.step(condition.name, async () => {
        await bringAbout(condition, page, workbench);
        expect
          .soft(await page.evaluate(sidewaysScroll), `${condition.name}: scrolls sideways by`)
          .toBe(0);
        expect
          .soft(await page.evaluate(cutTexts, undefined), `${condition.name}: cut off`)
          .toEqual([]);
        expect.soft(await page.evaluate(smallTargets), `${condition.name}: too small`).toEqual([]);
        expect.soft(await page.evaluate(movingParts), `${condition.name}: moves`).toEqual([]);
        if (condition.media) {
          expect.soft(await axeFindings(colorsIn(page)), `${condition.name}: axe`).toEqual([]);
        }
      });
    }
  });
}

/** Vitest holds every story to all the rules; what a condition can change are the colors. */
const colorsIn = (page: Page) =>
  new AxeBuilder({ page })
    .include('#storybook-root')
    .withRules(['color-contrast', 'link-in-text-block']);

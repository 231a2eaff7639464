import type { WebDriver } from 'selenium-webdriver';
import { everywhere } from '../../workbench/storybook.ts';
import { isThrough, showStory, update } from '../../workbench/storybookPreview.ts';
import { expect, openWebkit, test } from './session.ts';

let webkit: WebDriver;

test.beforeAll(async ({ baseURL }) => {
  webkit = await openWebkit();
  // Axe's rules are the same in every browser: Vitest holds each story to them.
  await webkit.get(new URL('iframe.html?id=atlas--map&globals=a11y.manual:!true', baseURL).href);
});
test.afterAll(() => webkit.quit());

for (const { title, exportName, ...story } of everywhere) {
  test(`${title}, ${exportName}`, async () => {
    await expect.poll(() => webkit.executeScript(isThrough, '')).toBe(true);
    await webkit.executeScript(showStory, story.id);
    await expect.poll(() => webkit.executeScript(isThrough, story.id)).toBe(true);
    if ('args' in story) {
      const payload = { storyId: story.id, updatedArgs: story.args };
      await webkit.executeScript(update, { event: 'updateStoryArgs', payload });
    }
  });
}

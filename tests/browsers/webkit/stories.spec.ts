import { everywhere } from '../../workbench/storybook.ts';
import { isThrough, showStory } from '../../workbench/storybookPreview.ts';
import { expect, test } from './session.ts';

test.beforeAll(async ({ webkit }) => {
  // Axe's rules are the same in every browser: Vitest holds each story to them.
  await webkit.url('iframe.html?id=atlas--map&globals=a11y.manual:!true');
});

for (const { id, title, exportName } of everywhere) {
  test(`${title}, ${exportName}`, async ({ webkit }) => {
    await expect.poll(() => webkit.execute(isThrough, '')).toBe(true);
    await webkit.execute(showStory, id);
    await expect.poll(() => webkit.execute(isThrough, id)).toBe(true);
  });
}

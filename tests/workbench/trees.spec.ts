import { expect } from '@playwright/test';
import { screens } from './storybook.ts';
import { test } from './workbench.ts';

test('the pictured states are of every screen', () => {
  expect(new Set(screens.map(({ title }) => title))).toEqual(
    new Set([
      'Screens/Sign in',
      'Screens/Sign-in failures',
      'Screens/Get a link',
      'Screens/Password link',
      'Screens/Portal',
    ]),
  );
});

for (const story of screens) {
  test(`what a screen reader is told: ${story.title}, ${story.exportName}`, async ({
    page,
    workbench,
  }) => {
    await workbench.open(story);
    await expect(page.locator('#storybook-root')).toMatchAriaSnapshot({ name: `${story.id}.yml` });
  });
}

import { addressOf } from '../sites.mjs';
import { everywhere } from '../workbench/storybook.ts';
import { test } from '../workbench/workbench.ts';

test.use({
  baseURL: addressOf('site'),
  // Playwright does not emulate less motion in Firefox.
  launchOptions: ({ launchOptions }, provide) => {
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, 'ui.prefersReducedMotion': 1 };
    return provide({ ...launchOptions, firefoxUserPrefs });
  },
});

for (const story of everywhere) {
  test(`${story.title}, ${story.name}`, { tag: '@browsers' }, ({ workbench }) =>
    workbench.open(story),
  );
}

import { addons } from 'storybook/manager-api';
import { prefersDark, themes } from './theme.ts';

addons.setConfig({
  theme: prefersDark.matches ? themes.dark : themes.light,
  layoutCustomisations: {
    // Hidden beside a page, because a page has no controls.
    showPanel: ({ index, storyId }, isShown) =>
      index?.[storyId]?.tags?.includes('page') ? false : isShown,
  },
});

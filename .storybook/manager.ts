import { addons } from 'storybook/manager-api';
import { tellChanges } from './tellChanges.ts';
import { prefersDark, themes } from './theme.ts';

addons.setConfig({
  theme: prefersDark.matches ? themes.dark : themes.light,
  layoutCustomisations: {
    // Pages have no controls.
    showPanel: ({ index, storyId }, isShown) =>
      index?.[storyId]?.tags?.includes('page') ? false : isShown,
  },
});

tellChanges();

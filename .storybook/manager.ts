import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  layoutCustomisations: {
    // Pages have no controls.
    showPanel: ({ index, storyId }, isShown) =>
      index?.[storyId]?.tags?.includes('page') ? false : isShown,
  },
  sidebar: {
    // The index has more words in some names, for the search.
    renderLabel: ({ name }) => name.replace(/^(Any failure): .*/, '$1'),
  },
  // Leaves room for the words in the toolbar. Browsers can zoom by themselves.
  toolbar: { zoom: { hidden: true } },
});

import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import { addons } from 'storybook/manager-api';
import { prefersDark, themes } from './theme.ts';

addons.setConfig({
  theme: prefersDark.matches ? themes.dark : themes.light,
  // The panel would cover half of a screen on a laptop. Once somebody opens it, Storybook keeps it open.
  layout: { showPanel: false },
  layoutCustomisations: {
    // Pages have no controls.
    showPanel: ({ index, storyId }, isShown) =>
      index?.[storyId]?.tags?.includes('page') ? false : isShown,
  },
  // The toolbar's words need the room. A browser zooms as well.
  toolbar: { zoom: { hidden: true } },
});

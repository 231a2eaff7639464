import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import { addons, types } from 'storybook/manager-api';
import { tellChanges } from '#workbench/atlas/tellChanges.ts';
import { prefersDark, themes } from './theme.ts';
import { CopyLink } from './toolbar/CopyLink.ts';

addons.setConfig({
  theme: prefersDark.matches ? themes.dark : themes.light,
  // The panel would cover half of a screen on a laptop. Once somebody opens it, Storybook keeps it open.
  layout: { showPanel: false },
  layoutCustomisations: {
    // Pages have no controls.
    showPanel: ({ index, storyId }, isShown) =>
      index?.[storyId]?.tags?.includes('page') ? false : isShown,
  },
  // The toolbar's words need the room. A browser zooms, and full screen shows a state alone.
  toolbar: { zoom: { hidden: true }, isolationMode: { hidden: true } },
});

addons.register('waymark/copy-link', () => {
  addons.add('waymark/copy-link', { type: types.TOOLEXTRA, title: 'Copy link', render: CopyLink });
});

tellChanges();

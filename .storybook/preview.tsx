import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '#components/theme/global.ts';
import { failOnComplaints } from './guards.ts';
import { theme } from './theme.ts';
import { globalTypes, initialGlobals } from './toolbar/globals.ts';
import { viewports } from './toolbar/viewports.ts';
import { withConditions } from './toolbar/withConditions.tsx';
import { loadLanguage, withLanguage } from './toolbar/withLanguage.tsx';
import './preview.css';

// A busy machine can need this long.
configure({ asyncUtilTimeout: 30_000 });

/** Not `addonDocs()`, which would load Storybook's blocks with every story. */
const addonDocs = definePreviewAddon<DocsTypes>(docs);

export default definePreview({
  addons: [addonDocs, addonA11y()],
  tags: ['autodocs'],
  loaders: [loadLanguage],
  decorators: [withConditions, withLanguage],
  afterEach: failOnComplaints,
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    docs: {
      theme,
      stories: { filter: ({ tags }) => !tags.includes('behavior') },
    },
    options: {
      storySort: {
        order: [
          'Atlas',
          'Screens',
          ['App', 'Sign in', 'Portal'],
          // Storybook loads a page's neighbor before it draws the page, so the map gets a light one.
          'Foundations',
          'Words',
          'Error lab',
          'Components',
          'Mock panel',
        ],
      },
    },
    // A build renames functions, and Storybook would show the new names.
    jsx: { functionValue: () => '() => {}' },
    backgrounds: { disable: true },
    // Nothing on these pages may write to the source files.
    controls: { exclude: /^(ref|headingRef)$/, sort: 'requiredFirst', disableSaveFromUI: true },
    viewport: { options: viewports },
  },
});

import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '#components/theme/global.ts';
import { spellOutTypes } from './controls.ts';
import { docs as docsParameters, jsx } from './docs/docs.tsx';
import { failOnComplaints, failOnLeftovers } from './guards.ts';
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
  argTypesEnhancers: [spellOutTypes],
  decorators: [withConditions, withLanguage],
  // A test shows its stories on one page, and the one before may have scrolled.
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
  afterEach: [failOnComplaints, failOnLeftovers],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    docs: { ...docsParameters, theme },
    options: {
      storySort: {
        order: [
          'Atlas',
          // Storybook loads a page's neighbor before it renders the page, so the map gets a light one.
          'Foundations',
          'Words',
          'Error lab',
          'Components',
          ['UI', 'Onboarding', 'Sign-in', 'Page'],
          'Screens',
          ['App', 'Sign in', 'Portal'],
          'Demo',
        ],
      },
    },
    jsx,
    backgrounds: { disable: true },
    // Nothing on these pages may write to the source files.
    controls: {
      expanded: true,
      exclude: /^(?:ref|headingRef|formTitleRef|emailRef)$/,
      sort: 'requiredFirst',
      disableSaveFromUI: true,
    },
    viewport: { options: viewports },
  },
});

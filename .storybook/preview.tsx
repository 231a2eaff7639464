import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import '#components/theme/global.ts';
import { failOnComplaints } from './consoleGuard.ts';
import { documentation } from './docs/documentation.tsx';
import { identityService } from './identityService.ts';
import { startOfflineWorker } from './offlineWorker.ts';
import { keepListsClosed } from './syntheticPress.ts';
import { withConditions } from './toolbar/Conditions.tsx';
import { globalTypes, initialGlobals } from './toolbar/globals.ts';
import { arrangeService } from './toolbar/scenarios.ts';
import './docs.css';

document.documentElement.lang ||= 'en';
keepListsClosed();
// What a story waits for takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startOfflineWorker)],
  tags: ['autodocs'],
  decorators: [withConditions],
  beforeEach: ({ msw, globals }) => {
    arrangeService(globals);
    msw.use(...identityService.handlers);
  },
  afterEach: failOnComplaints,
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    docs: documentation,
    options: {
      storySort: {
        order: [
          'Atlas',
          'Screens',
          ['App', 'Sign in', 'Portal'],
          'Error lab',
          'Foundations',
          'Components',
          'Content',
          'Demo',
        ],
      },
    },
    // The theme paints the page.
    backgrounds: { disable: true },
    controls: { exclude: /^(ref|headingRef)$/, sort: 'requiredFirst' },
    viewport: {
      options: {
        narrow: viewport('Narrow, 320 px', 320, 640),
        phone: viewport('Phone, 360 px', 360, 780),
        tablet: viewport('Tablet, 768 px', 768, 1024),
        desktop: viewport('Desktop, 1280 px', 1280, 800),
        large: viewport('Large, 1920 px', 1920, 1080),
      },
    },
  },
});

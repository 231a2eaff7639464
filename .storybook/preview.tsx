import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { type Decorator, definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { type ReactNode, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '#components/theme/global.ts';
import { failOnComplaints } from './consoleGuard.ts';
import { identityService } from './identityService.ts';
import { startOfflineWorker } from './offlineWorker.ts';
import { keepListsClosed } from './syntheticPress.ts';
import './docs.css';

document.documentElement.lang ||= 'en';
keepListsClosed();
// What a story waits for takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const withRootAttributes: Decorator = (Story, { globals }) => (
  <RootAttributes theme={String(globals['theme'])} direction={String(globals['direction'])}>
    <Story />
  </RootAttributes>
);

interface RootAttributesProps {
  theme: string;
  direction: string;
  children: ReactNode;
}

function RootAttributes({ theme, direction, children }: RootAttributesProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [theme, direction]);
  return children;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startOfflineWorker)],
  tags: ['autodocs'],
  decorators: [withRootAttributes],
  beforeEach: ({ msw }) => {
    identityService.reset();
    msw.use(...identityService.handlers);
  },
  afterEach: failOnComplaints,
  initialGlobals: { theme: 'system', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Theme of the system' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Screens', ['App', 'Sign in', 'Portal'], 'Error lab', 'Components'] },
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

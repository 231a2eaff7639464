import { defineMain } from '@storybook/react-vite/node';
import { readonlyArrays } from './docs/readonlyArrays.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: '**/*.stories.tsx' },
    { directory: '../src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src/features', files: '**/*.stories.tsx' },
    { directory: '../src/app', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // What tests how a component behaves shows no state that one would look for.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: [...plugins, readonlyArrays()],
  }),
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
});

import { defineMain } from '@storybook/react-vite/node';
import { sentenceCase } from './storyName.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: '**/*.stories.tsx' },
    { directory: '../src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src/features', files: '**/*.stories.tsx' },
    { directory: '../src/app', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Left out of the sidebar, because such stories test a behavior and show no state.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...source) => {
        const entries = await indexer.createIndex(...source);
        return entries.map(({ name, ...entry }) => ({
          ...entry,
          ...(name !== undefined && { name: sentenceCase(name) }),
        }));
      },
    })),
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
});

import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: '**/*.stories.tsx' },
    { directory: '../src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src/features', files: '**/*.stories.tsx' },
    { directory: '../src/app', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Stories that only test a behavior stay out of the sidebar until its filter asks for them.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
});

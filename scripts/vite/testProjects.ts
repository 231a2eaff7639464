import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from '../find-chromium.mjs';

const browserDependencies = [
  'firebase/app',
  'firebase/auth',
  'lucide-react',
  'msw',
  'msw/browser',
  'react-dom/client',
  'react-markdown',
  'react-router-dom',
  'remark-gfm',
];

const testingLibrary = ['@testing-library/react', '@testing-library/user-event'];

/** Anew for each project: Vitest writes the project's name into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: chromiumLaunch(),
    contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
  }),
});

export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      environment: 'node',
      setupFiles: 'tests/unit/support/failOnComplaints.ts',
      include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
    },
  },
  {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    // Known ahead, so that no story is interrupted when the first of its kind is imported.
    optimizeDeps: { include: browserDependencies },
    test: {
      name: 'stories',
      isolate: false,
      browser: inChromium(),
    },
  },
  {
    extends: true,
    optimizeDeps: { include: [...browserDependencies, ...testingLibrary] },
    test: {
      name: 'browser',
      setupFiles: 'tests/unit/support/failOnComplaints.ts',
      include: ['tests/browser/**/*.test.tsx'],
      browser: { ...inChromium(), screenshotFailures: false },
    },
  },
];

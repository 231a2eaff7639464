import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from '../find-chromium.mjs';

export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
    },
  },
  {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: chromiumLaunch(),
          contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
        }),
      },
    },
  },
];

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumLaunch } from '../browsers.mjs';

const browserDependencies = [
  'colord',
  'colord/plugins/a11y',
  'fflate',
  'firebase/app',
  'firebase/auth',
  'image-dimensions',
  'jsqr',
  'lean-qr',
  'lean-qr/extras/svg',
  'lucide',
  'mdast-util-gfm',
  'mdast-util-to-string',
  'micromark-extension-gfm',
  'msw',
  'msw/browser',
  'react-dom/client',
  'react-markdown',
  'react-router-dom',
  'rehype-dom-parse',
  'rehype-remark',
  'remark-frontmatter',
  'remark-gfm',
  'remark-parse',
  'remark-stringify',
  'unified',
  'unist-util-visit-parents',
  'valibot',
  'yaml',
];

const contextOptions = { locale: 'en-US', timezoneId: 'UTC', colorScheme: 'light' } as const;

const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  instances: [{ browser: 'chromium' }],
  provider: playwright({ launchOptions: chromiumLaunch(), contextOptions }),
  // Longer than by default, because two browsers start at the same time.
  connectTimeout: 180_000,
});

export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      testTimeout: 60_000,
      environment: 'node',
      setupFiles: 'tests/unit/support/failOnComplaints.ts',
      include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
    },
  },
  {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    // Named here, because Vite reloads the page when it meets a new dependency, which would interrupt a story.
    optimizeDeps: { include: browserDependencies },
    test: {
      name: 'stories',
      isolate: false,
      testTimeout: 60_000,
      browser: inChromium(),
    },
  },
  {
    extends: true,
    optimizeDeps: { include: browserDependencies },
    test: {
      name: 'browser',
      setupFiles: 'tests/unit/support/failOnComplaints.ts',
      testTimeout: 60_000,
      include: ['tests/browser/**/*.test.{ts,tsx}'],
      browser: { ...inChromium(), screenshotFailures: false },
    },
  },
];

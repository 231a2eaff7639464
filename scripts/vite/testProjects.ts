import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { webdriverio } from '@vitest/browser-webdriverio';
import type { TestProjectConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumLaunch, firefoxLaunch } from '../browsers.mjs';
import { webKitRemote } from '../webKitDriver.mjs';

const browserDependencies = [
  'firebase/app',
  'firebase/auth',
  'lucide-react',
  'mdast-util-to-string',
  'msw',
  'msw/browser',
  'react-dom/client',
  'react-markdown',
  'react-router-dom',
  'remark-frontmatter',
  'remark-gfm',
  'remark-parse',
  'unified',
  'unist-util-visit-parents',
  'valibot',
  'vfile',
  'yaml',
];

const testingLibrary = ['@testing-library/react', '@testing-library/user-event'];

const contextOptions = { locale: 'en-US', timezoneId: 'UTC', colorScheme: 'light' } as const;

/** Several of them start at once, beside builds. */
const common = { enabled: true, connectTimeout: 180_000 } as const;

const inChromium = (): BrowserConfigOptions => ({
  ...common,
  headless: true,
  instances: [{ browser: 'chromium' }],
  provider: playwright({ launchOptions: chromiumLaunch(), contextOptions }),
});

const inFirefox = (): BrowserConfigOptions => ({
  ...common,
  headless: true,
  instances: [{ browser: 'firefox' }],
  provider: playwright({ launchOptions: firefoxLaunch(), contextOptions }),
});

function inWebKit(): BrowserConfigOptions {
  const { capabilities, ...options } = webKitRemote();
  const provider = webdriverio(options);
  return {
    ...common,
    headless: false,
    // The provider knows WebKit as Safari alone.
    instances: [{ browser: 'safari' }],
    provider: {
      ...provider,
      providerFactory: (project) =>
        Object.assign(provider.providerFactory(project), { buildCapabilities: () => capabilities }),
    },
  };
}

const browsers = { chromium: inChromium, firefox: inFirefox, webkit: inWebKit };

/** `npm run test:browsers` names another browser for the stories. */
const other = (['firefox', 'webkit'] as const).find((id) => id === process.env['TEST_BROWSER']);

export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      testTimeout: 20_000,
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
      name: other ? `stories-${other}` : 'stories',
      isolate: false,
      testTimeout: other ? 180_000 : 60_000,
      browser: browsers[other ?? 'chromium'](),
    },
  },
  {
    extends: true,
    optimizeDeps: { include: [...browserDependencies, ...testingLibrary] },
    test: {
      name: 'browser',
      setupFiles: 'tests/unit/support/failOnComplaints.ts',
      testTimeout: 60_000,
      include: ['tests/browser/**/*.test.{ts,tsx}'],
      browser: { ...inChromium(), screenshotFailures: false },
    },
  },
];

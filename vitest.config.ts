import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig, type TestProjectConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumLaunch } from './tools/browsers.mjs';
import viteConfig from './vite.config.ts';

const contextOptions = { locale: 'en-US', timezoneId: 'UTC', colorScheme: 'light' } as const;

const inChromium = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  instances: [{ browser: 'chromium' }],
  provider: playwright({ launchOptions: chromiumLaunch(), contextOptions }),
  // Longer than by default, because two browsers start at the same time.
  connectTimeout: 180_000,
});

/** Beside a module that only a browser can run. */
const testInBrowser = 'src/**/*.browser.test.ts';

const setup = 'tests/setup.ts';

const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['{src,workbench,tools,tests/rules}/**/*.test.ts'],
      exclude: [testInBrowser],
      setupFiles: setup,
      // One process for each core, because a new one takes longer than most files.
      isolate: false,
    },
  },
  {
    extends: true,
    test: {
      name: 'dom',
      environment: 'jsdom',
      include: ['src/**/*.test.tsx'],
      setupFiles: [setup, 'tests/setupPage.ts'],
      // One page for all, because jsdom takes a second to start.
      isolate: false,
    },
  },
  {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      isolate: false,
      browser: inChromium(),
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      setupFiles: setup,
      include: [testInBrowser],
      browser: { ...inChromium(), screenshotFailures: false },
    },
  },
];

/** Apart from Vite's settings, because the browser tools would cost a second of every start. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // A busy machine is slow to bring about what a test waits for.
      expect: { poll: { timeout: 30_000 } },
      projects,
      // By default one core is left idle, which is half of a small machine.
      maxWorkers: '100%',
    },
  }),
);

import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { addresses, portalPort } from './support/addresses.ts';

const root = path.resolve(import.meta.dirname, '../..');
const vite = 'node node_modules/vite/bin/vite.js';
const outDir = '--outDir build/faults';

/** `npm run faults:report` and `npm run soak`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/faults',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Little to draw: what is looked for is in the page, wherever it stands.
    viewport: { width: 640, height: 360 },
    actionTimeout: 30_000,
    baseURL: addresses.portal,
  },
  projects: [
    { name: 'matrix', testIgnore: 'soak.spec.ts' },
    {
      name: 'soak',
      testMatch: 'soak.spec.ts',
      // The code that an engine makes of what runs often is nothing that a page holds on to.
      use: { launchOptions: { args: ['--js-flags=--no-opt --no-maglev --no-sparkplug'] } },
    },
  ],
  webServer: {
    name: 'portal',
    command: [
      `${vite} build --mode emulator ${outDir} --emptyOutDir --logLevel error`,
      `${vite} preview ${outDir} --host 127.0.0.1 --port ${portalPort} --strictPort`,
    ].join(' && '),
    cwd: root,
    url: `${addresses.portal}/login`,
    env: {
      NODE_ENV: 'production',
      VITE_EMPLOYEE: '',
      VITE_AUTH_EMULATOR_URL: addresses.identity,
    },
    timeout: 120_000,
  },
});

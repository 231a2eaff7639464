import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/browsers.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const port = 4395;
const url = `http://127.0.0.1:${port}`;

/** `npm run test:atlas`, on the Storybook of the last `npm run build-storybook`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/atlas',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list', { printSteps: false }], ['./reporter.ts']],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'UTC',
    baseURL: url,
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    name: 'storybook',
    command: `node node_modules/vite/bin/vite.js preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    // Without it Vite would look for the portal.
    env: { STORYBOOK: 'true' },
    url: `${url}/index.json`,
  },
});

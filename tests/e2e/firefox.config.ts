import { defineConfig } from '@playwright/test';
import { firefoxLaunch } from '../../scripts/browsers.mjs';

/** The journeys tagged `@browsers`, in Firefox, on the demo that `npm run test:browsers` serves. */
export default defineConfig({
  testDir: '.',
  grep: /@browsers\b/,
  outputDir: '../../test-results/firefox',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    browserName: 'firefox',
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: firefoxLaunch(),
    ...(process.env['PORTAL_ADDRESS'] && { baseURL: process.env['PORTAL_ADDRESS'] }),
  },
});

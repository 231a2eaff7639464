import { defineConfig, devices } from '@playwright/test';
import type { SiteOption } from './tests/journeys/support/test.ts';
import { addressOf } from './tests/sites.mjs';
import { chromiumLaunch, firefoxLaunch } from './tools/browsers.mjs';

const journeys = 'tests/journeys';
const chromium = { ...devices['Desktop Chrome'], launchOptions: chromiumLaunch() };
const firefox = {
  browserName: 'firefox',
  viewport: { width: 1280, height: 720 },
  launchOptions: firefoxLaunch(),
} as const;

export default defineConfig<SiteOption>({
  // A file with a project's name before its ending runs in that project alone.
  projects: [
    {
      name: 'chromium',
      testDir: journeys,
      testIgnore: /\.(?:emulator|firefox|webkit)\.spec\.ts$/,
      use: chromium,
    },
    {
      name: 'webkit',
      testDir: journeys,
      testMatch: /\.webkit\.spec\.ts$/,
      // WebKit's driver has one session at a time. Firefox, which comes after it, has the other worker meanwhile.
      workers: 1,
    },
    {
      name: 'firefox',
      testDir: journeys,
      testIgnore: /\.(?:emulator|webkit)\.spec\.ts$/,
      grep: /@browsers\b/,
      use: firefox,
    },
    {
      name: 'emulator',
      testDir: journeys,
      testMatch: /(?:\.emulator|password-reset-request)\.spec\.ts$/,
      use: { ...chromium, site: 'emulator' },
    },
    {
      name: 'workbench',
      testDir: 'tests/workbench',
      use: { ...chromium, baseURL: addressOf('site') },
    },
  ],
  webServer: { command: 'node tests/sites.mjs', wait: { stdout: /Ready/ } },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A wait ends when what it waits for is there. The limits are only for what never comes, because a busy machine can
  // take twenty times as long as a quiet one.
  timeout: 240_000,
  expect: {
    timeout: 60_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['./tests/journeys/support/faultsReporter.ts'],
    ['./tests/workbench/reporter.ts'],
  ],
  use: { locale: 'en-US', timezoneId: 'UTC', screenshot: 'only-on-failure' },
});

import { defineConfig } from '@playwright/test';
import { firefoxLaunch } from '../../scripts/browsers.mjs';
import { addressOf, common, place, serveSite, serveStorybook } from '../support/served.ts';

/** With the demo, because Playwright answers no calls of this Firefox with a body of its own. */
const sitePort = 4304;
const storybookPort = 4308;

/** `npm run test:firefox`: what browsers differ in. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/firefox',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...place,
    browserName: 'firefox',
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    launchOptions: firefoxLaunch(),
  },
  projects: [
    { name: 'stories', use: { baseURL: addressOf(storybookPort) } },
    {
      name: 'firefox',
      testDir: '../e2e',
      grep: /@browsers\b/,
      use: { baseURL: addressOf(sitePort) },
    },
  ],
  webServer: [serveSite(sitePort), serveStorybook(storybookPort)],
});

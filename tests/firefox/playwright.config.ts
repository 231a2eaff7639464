import { defineConfig } from '@playwright/test';
import { firefoxLaunch } from '../../scripts/browsers.mjs';
import { addressOf, common, place, servePortal, serveStorybook } from '../support/served.ts';

const portal = {
  name: 'firefox',
  mode: 'live',
  port: 4304,
  settings: { VITE_FIREBASE_API_KEY: 'live-dummy-key' },
} as const;
const storybookPort = 4308;

/** `npm run test:firefox`: what browsers differ in, on the portal that is shipped. */
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
      use: { baseURL: addressOf(portal.port) },
    },
  ],
  webServer: [servePortal(portal), serveStorybook(storybookPort)],
});

import { defineConfig } from '@playwright/test';
import { firefoxLaunch } from '../../tools/browsers.mjs';
import {
  accountLive,
  addressOf,
  common,
  live,
  place,
  servePortal,
  serveSite,
  serveStorybook,
} from '../support/served.ts';

const livePort = 4312;
const sitePort = 4304;
const storybookPort = 4308;

/** `npm run test:firefox`: what browsers differ in. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/firefox',
  use: {
    ...place,
    browserName: 'firefox',
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    launchOptions: firefoxLaunch(),
    baseURL: addressOf(livePort),
  },
  projects: [
    { name: 'stories', use: { baseURL: addressOf(storybookPort) } },
    {
      name: 'demo',
      testDir: '../e2e',
      grep: /(?=.*@demo\b).*@browsers\b/,
      use: { baseURL: addressOf(sitePort) },
    },
    { name: 'live', testDir: '../e2e', grep: /@browsers\b/, grepInvert: /@demo\b/ },
    { name: 'faults', testDir: '../faults', grep: /@browsers\b/ },
  ],
  webServer: [
    servePortal(live(livePort)),
    servePortal(accountLive(4313)),
    serveSite(sitePort),
    serveStorybook(storybookPort),
  ],
});

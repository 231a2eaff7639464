import { defineConfig } from '@playwright/test';
import { addressOf, common, serveSite, serveStorybook } from '../support/served.ts';
import { driverPort } from './session.ts';

const sitePort = 4307;
const storybookPort = 4309;

/** `npm run test:webkit`: WebKitGTK, by its own driver, since Playwright's build of it runs on few systems. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/webkit',
  // The driver has one session at a time.
  workers: 1,
  reporter: 'list',
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts', use: { baseURL: addressOf(storybookPort) } },
    { name: 'journeys', testMatch: 'journeys.spec.ts', use: { baseURL: addressOf(sitePort) } },
  ],
  webServer: [
    serveSite(sitePort),
    serveStorybook(storybookPort),
    {
      name: 'driver',
      command: `node driver.mjs ${driverPort}`,
      url: `${addressOf(driverPort)}/status`,
    },
  ],
});

import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/browsers.mjs';
import { addressOf, common, place, serveSite, serveStorybook } from '../support/served.ts';

const port = 4395;
const sitePort = 4396;

/** `npm run atlas:report`, on the demo and the workbench that it builds. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/atlas',
  timeout: 120_000,
  reporter: [['list', { printSteps: false }], ['./reporter.ts']],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  use: {
    ...devices['Desktop Chrome'],
    ...place,
    baseURL: addressOf(port),
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'workbench', testIgnore: /(?:pictures|site)\.spec\.ts/ },
    { name: 'site', testMatch: 'site.spec.ts', use: { baseURL: addressOf(sitePort) } },
    // Small enough to be kept beside the code: what a person reads in them, Storybook shows better.
    { name: 'pictures', testMatch: 'pictures.spec.ts', use: { deviceScaleFactor: 0.4 } },
  ],
  webServer: [serveSite(sitePort), serveStorybook(port)],
});

import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/browsers.mjs';
import { addressOf, common, live, place, servePortal } from '../support/served.ts';

const port = 4394;

/** `npm run faults:report`. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/faults',
  reporter: [['list'], ['./reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    ...place,
    reducedMotion: 'reduce',
    launchOptions: chromiumLaunch(),
    baseURL: addressOf(port),
  },
  webServer: servePortal(live(port)),
});

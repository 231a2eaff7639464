import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/browsers.mjs';
import { addressOf, common, live, place, servePortal } from '../support/served.ts';

const port = 4394;
const launch = chromiumLaunch();

/** `npm run faults:report` and `npm run soak`. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/faults',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    ...place,
    reducedMotion: 'reduce',
    launchOptions: launch,
    baseURL: addressOf(port),
  },
  projects: [
    { name: 'matrix', testIgnore: 'soak.spec.ts' },
    {
      name: 'soak',
      testMatch: 'soak.spec.ts',
      // The code that an engine makes of what runs often is nothing that a page holds on to.
      use: {
        launchOptions: {
          ...launch,
          args: [...launch.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
        },
      },
    },
  ],
  webServer: servePortal(live(port)),
});

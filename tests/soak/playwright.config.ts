import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/browsers.mjs';
import { accountLive, addressOf, common, place, servePortal } from '../support/served.ts';

const port = 4396;
const launch = chromiumLaunch();

// Each worker reads this file, and all have to agree.
process.env['PRESS_SEED'] ??= String(Date.now() % 1_000_000);

/** `npm run soak`, on a portal that shows whose it is. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/soak',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...place,
    reducedMotion: 'reduce',
    launchOptions: launch,
    baseURL: addressOf(port),
  },
  projects: [
    { name: 'presses', testMatch: 'presses.spec.ts' },
    {
      name: 'memory',
      testMatch: 'memory.spec.ts',
      // Without optimizing compilers, because the code that they make would count as memory of the page.
      use: {
        launchOptions: {
          ...launch,
          args: [...launch.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
        },
      },
    },
  ],
  webServer: servePortal(accountLive(port)),
});

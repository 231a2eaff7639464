import { defineConfig } from '@playwright/test';
import { accountLive, addressOf, common, inChromium, servePortal } from '../support/served.ts';

const port = 4396;
const { launchOptions } = inChromium;

// Each worker reads this file, and all have to agree.
process.env['PRESS_SEED'] ??= String(Date.now() % 1_000_000);

/** `npm run soak`, on a portal that shows whose it is. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/soak',
  use: { ...inChromium, reducedMotion: 'reduce', baseURL: addressOf(port) },
  projects: [
    { name: 'presses', testMatch: 'presses.spec.ts' },
    {
      name: 'memory',
      testMatch: 'memory.spec.ts',
      // Without optimizing compilers, because the code that they make would count as memory of the page.
      use: {
        launchOptions: {
          ...launchOptions,
          args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
        },
      },
    },
  ],
  webServer: servePortal(accountLive(port)),
});

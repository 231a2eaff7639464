import { defineConfig } from '@playwright/test';
import { addressOf, common, inChromium, live, servePortal } from '../support/served.ts';

const port = 4394;

/** `npm run faults:report`. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/faults',
  reporter: [['list'], ['./reporter.ts']],
  use: { ...inChromium, reducedMotion: 'reduce', baseURL: addressOf(port) },
  webServer: servePortal(live(port)),
});

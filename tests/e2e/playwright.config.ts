import { defineConfig } from '@playwright/test';
import {
  accountLive,
  addressOf,
  common,
  inChromium,
  live,
  type Portal,
  servePortal,
} from '../support/served.ts';

const portals: Portal[] = [
  { name: 'demo', mode: 'demo', port: 4301 },
  live(4302),
  accountLive(4310),
];

/** Run alone, because `npm run test:emulator` has to start the emulator first. */
const emulatorPortals: Portal[] = [
  { name: 'emulator', mode: 'emulator', port: 4303 },
  { name: 'account', mode: 'emulator', port: 4306, settings: { VITE_EMPLOYEE: 'account' } },
];

const chosen = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ? emulatorPortals : portals;

/** A test runs in the modes that its tags name, one without such a tag on the portal that is shipped. */
const testsOf: Readonly<Record<string, RegExp>> = {
  demo: /@demo\b/,
  live: /@live\b|^(?!.*@(?:demo|emulator|account)\b)/,
  emulator: /@emulator\b/,
  account: /@account\b/,
};

export default defineConfig({
  ...common,
  outputDir: '../../test-results/e2e',
  use: { ...inChromium, screenshot: 'only-on-failure' },
  projects: Object.entries(testsOf).flatMap(([name, grep]) => {
    const portal = chosen.find((each) => each.name === name);
    return portal ? { name, grep, use: { baseURL: addressOf(portal.port) } } : [];
  }),
  webServer: chosen.map(servePortal),
});

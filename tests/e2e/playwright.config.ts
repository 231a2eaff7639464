import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/browsers.mjs';
import { addressOf, common, type Portal, place, servePortal } from '../support/served.ts';

const { env } = process;

const portals: Portal[] = [
  { name: 'demo', mode: 'demo', port: Number(env['E2E_DEMO_PORT'] ?? 4301) },
  {
    name: 'live',
    mode: 'live',
    port: Number(env['E2E_LIVE_PORT'] ?? 4302),
    settings: { VITE_FIREBASE_API_KEY: 'live-dummy-key' },
  },
];

/** Run alone, because `npm run test:emulator` has to start the emulator first. */
const emulatorPortals: Portal[] = [
  { name: 'emulator', mode: 'emulator', port: Number(env['E2E_EMULATOR_PORT'] ?? 4303) },
  {
    name: 'account',
    mode: 'emulator',
    port: Number(env['E2E_ACCOUNT_PORT'] ?? 4306),
    settings: { VITE_EMPLOYEE: 'account' },
  },
];

const chosen = env['E2E_EMULATOR'] === 'on' ? emulatorPortals : portals;

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
  // Some journeys walk through every mission, or every path: on a busy machine that takes a while.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    ...place,
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: chosen.map(({ name, port }) => ({
    name,
    grep: testsOf[name] ?? /^/,
    use: { baseURL: addressOf(port) },
  })),
  webServer: chosen.map(servePortal),
});

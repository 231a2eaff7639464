import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/browsers.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { env } = process;

interface Portal {
  name: 'demo' | 'live' | 'emulator' | 'account';
  mode: 'demo' | 'live' | 'emulator';
  port: number;
  settings?: Record<string, string>;
}

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
const testsOf: Record<Portal['name'], RegExp> = {
  demo: /@demo\b/,
  live: /@live\b|^(?!.*@(?:demo|emulator|account)\b)/,
  emulator: /@emulator\b/,
  account: /@account\b/,
};

const vite = 'node node_modules/vite/bin/vite.js';

const addressOf = ({ port }: Portal) => `http://127.0.0.1:${port}`;

function serve({ name, mode, port }: Portal): string {
  const outDir = `--outDir build/${name}`;
  return [
    `${vite} build --mode ${mode} ${outDir} --emptyOutDir --logLevel error`,
    `${vite} preview ${outDir} --host 127.0.0.1 --port ${port} --strictPort`,
  ].join(' && ');
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Some journeys walk through every mission, or every path: on a busy machine that takes a while.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: env['CI'] !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: chosen.map((portal) => ({
    name: portal.name,
    grep: testsOf[portal.name],
    use: { baseURL: addressOf(portal) },
  })),
  webServer: chosen.map((portal) => ({
    name: portal.name,
    command: serve(portal),
    cwd: root,
    url: `${addressOf(portal)}/login`,
    // Playwright sets NODE_ENV to `test`, for which Vite would bundle React's development build.
    env: { NODE_ENV: 'production', VITE_EMPLOYEE: '', ...portal.settings },
    timeout: 120_000,
  })),
});

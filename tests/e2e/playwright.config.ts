import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/find-chromium.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const { env } = process;

interface Portal {
  way: 'demo' | 'live' | 'emulator';
  port: number;
  settings?: Record<string, string>;
}

const portals: Portal[] = [
  { way: 'demo', port: Number(env['E2E_DEMO_PORT'] ?? 4301) },
  {
    way: 'live',
    port: Number(env['E2E_LIVE_PORT'] ?? 4302),
    settings: { VITE_FIREBASE_API_KEY: 'live-dummy-key' },
  },
];

/** Runs alone, because `npm run test:emulator` has to start the emulator first. */
const emulatorPortal: Portal = { way: 'emulator', port: Number(env['E2E_EMULATOR_PORT'] ?? 4303) };

const chosen = env['E2E_EMULATOR'] === 'on' ? [emulatorPortal] : portals;

/** A test with tags runs on the ways they name (`@demo`, `@live`, `@emulator`), one without on demo and live. */
const testsOf: Record<Portal['way'], RegExp> = {
  demo: /@demo\b|^(?!.*@(?:live|emulator)\b)/,
  live: /@live\b|^(?!.*@(?:demo|emulator)\b)/,
  emulator: /@emulator\b/,
};

const vite = 'node node_modules/vite/bin/vite.js';

const addressOf = ({ port }: Portal) => `http://127.0.0.1:${port}`;

function serve({ way, port }: Portal): string {
  const outDir = `--outDir build/${way}`;
  return [
    `${vite} build --mode ${way} ${outDir} --emptyOutDir --logLevel error`,
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
    name: portal.way,
    grep: testsOf[portal.way],
    use: { baseURL: addressOf(portal) },
  })),
  webServer: chosen.map((portal) => ({
    name: portal.way,
    command: serve(portal),
    cwd: root,
    url: `${addressOf(portal)}/login`,
    // Playwright sets NODE_ENV to `test`, for which Vite would bundle React's development build.
    env: { NODE_ENV: 'production', ...portal.settings },
    timeout: 120_000,
  })),
});

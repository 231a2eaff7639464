import { existsSync } from 'node:fs';
import path from 'node:path';
import { devices } from '@playwright/test';
import { chromiumLaunch } from '../../tools/browsers.mjs';

const { env } = process;
const root = path.resolve(import.meta.dirname, '../..');
const vite = 'node node_modules/vite/bin/vite.js';

export interface Portal {
  /** Also the name of its folder in `build`. */
  readonly name: string;
  readonly mode: 'demo' | 'live' | 'emulator';
  readonly port: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Builds a portal and serves it as the hosting would, as long as Playwright's tests run. */
export function servePortal({ name, mode, port, settings }: Portal) {
  const build = `${vite} build --mode ${mode} --outDir build/${name} --emptyOutDir --logLevel error`;
  return serve(name, port, build, settings);
}

/** The portal that is shipped. */
export const live = (port: number): Portal => ({
  name: 'live',
  mode: 'live',
  port,
  settings: { VITE_FIREBASE_API_KEY: 'live-dummy-key' },
});

/** The portal whose employee is the account; in the journeys on new releases, the release that follows. */
export const accountLive = (port: number): Portal => {
  const { settings, ...portal } = live(port);
  return { ...portal, name: 'next', settings: { ...settings, VITE_EMPLOYEE: 'account' } };
};

/** The demo, with the workbench in a folder. */
export const serveSite = (port: number) => serve('site', port, 'npm run build:site');

/** The workbench of that site by itself. */
export function serveStorybook(port: number) {
  return {
    name: 'workbench',
    command: preview('site/workbench', port),
    cwd: root,
    // Without it Vite would look for the portal.
    env: { STORYBOOK: 'true' },
    url: `${addressOf(port)}/index.json`,
  };
}

/** With REUSE_BUILDS, as in `.ci/run`, what an earlier run has built is served as it is. */
function serve(name: string, port: number, build: string, settings?: Portal['settings']) {
  const isBuilt = env['REUSE_BUILDS'] && existsSync(path.join(root, 'build', name));
  return {
    name,
    command: `${isBuilt ? '' : `${build} && `}${preview(name, port)}`,
    cwd: root,
    url: `${addressOf(port)}/login`,
    // Playwright sets NODE_ENV to `test`, for which Vite would bundle React's development build.
    // A developer may have chosen another employee in `.env.local`.
    env: { NODE_ENV: 'production', VITE_EMPLOYEE: '', ...settings },
    timeout: 300_000,
  };
}

const preview = (folder: string, port: number) =>
  `${vite} preview --outDir build/${folder} --host 127.0.0.1 --port ${port} --strictPort`;

export const addressOf = (port: number) => `http://127.0.0.1:${port}`;

/**
 * What every run of Playwright has in common. A wait ends when what it waits for is there; its limit
 * is only for what never comes, because a busy machine can take twenty times as long as a quiet one.
 */
export const common = {
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: env['CI'] !== undefined,
  reporter: 'list',
} as const;

export const place = { locale: 'en-US', timezoneId: 'UTC' } as const;

/** The `use` of every run in Chromium. */
export const inChromium = {
  ...devices['Desktop Chrome'],
  ...place,
  launchOptions: chromiumLaunch(),
};

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

const { env } = process;
const root = path.resolve(import.meta.dirname, '../..');
const vite = 'node node_modules/vite/bin/vite.js';

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

export type Server = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

type Settings = Readonly<Record<string, string>>;
const liveSettings = { VITE_FIREBASE_API_KEY: 'live-dummy-key' };
const ofTheAccount = { VITE_EMPLOYEE: 'account' };

export const demo = portal('demo', 4301, 'demo');
/** The demo in which each account sees its own plan. */
export const demoOfTheAccount = portal('demo-account', 4302, 'demo', ofTheAccount);

/** The portal that is shipped. */
export const live = portal('live', 4303, 'live', liveSettings);
/** The portal whose employee is the account; in the journeys on new releases, the release that follows `live`. */
export const next = portal('next', 4304, 'live', { ...liveSettings, ...ofTheAccount });

export const emulator = portal('emulator', 4305, 'emulator', ofTheAccount);

/** The demo, with the workbench in a folder. A test reaches the workbench by `iframe.html`, the demo by `/login`. */
export const site: Server = {
  ...serve('site', 4306, 'npm run build:site'),
  url: `${addressOf(4306)}/workbench/`,
};

/** Builds a portal, and serves it at a port as the hosting would. */
function portal(
  name: string,
  port: number,
  mode: 'demo' | 'live' | 'emulator',
  settings?: Settings,
) {
  const build = `${vite} build --mode ${mode} --outDir build/${name} --emptyOutDir --logLevel error`;
  return serve(name, port, build, settings);
}

/** With REUSE_BUILDS, as in `.ci/run`, a build of an earlier run is served as it is. */
function serve(name: string, port: number, build: string, settings?: Settings): Server {
  const isBuilt = env['REUSE_BUILDS'] && existsSync(path.join(root, 'build', name));
  const preview = `${vite} preview --outDir build/${name} --host 127.0.0.1 --port ${port} --strictPort`;
  return {
    name,
    command: isBuilt ? preview : `${build} && ${preview}`,
    cwd: root,
    url: addressOf(port),
    // Playwright sets NODE_ENV to `test`, for which Vite would bundle React's development build.
    // A developer may have chosen another employee in `.env.local`.
    env: { NODE_ENV: 'production', VITE_EMPLOYEE: '', ...settings },
    timeout: 300_000,
  };
}

export const driverPort = 4307;

/** The driver of WebKitGTK, on a screen that nobody sees. */
export const webkitDriver: Server = {
  name: 'driver',
  // The screen has no window manager, so the window under the pointer has the focus. The pointer is in the middle of
  // the screen, which therefore has to lie within the smallest window.
  command: `xvfb-run --auto-servernum --server-args="-screen 0 640x480x24" WebKitWebDriver --port=${driverPort} --host=127.0.0.1`,
  url: `${addressOf(driverPort)}/status`,
  env: {
    GDK_BACKEND: 'x11',
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'en_US',
    TZ: 'UTC',
    // The search for assistive technology would take a second of each start.
    NO_AT_BRIDGE: '1',
  },
  // So that `xvfb-run` ends its screen.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
};

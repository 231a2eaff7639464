import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { type SiteName, sites } from './sites.mjs';

export type { SiteName };

type Server = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

const addressAt = (port: number) => `http://127.0.0.1:${port}`;

/** In `site`, a test reaches the workbench by `iframe.html`, the demo by `/login`. */
export const addressOf = (name: SiteName) =>
  addressAt(sites[name].port) + (name === 'site' ? '/workbench/' : '');

/** One process builds and serves them all, the last one when all others are there. */
export const serverOf = (names: readonly SiteName[]): Server => ({
  name: 'sites',
  command: `node tests/support/sites.mjs ${names.join(' ')}`,
  cwd: path.resolve(import.meta.dirname, '../..'),
  url: names.slice(-1).map(addressOf).join(''),
  // Twenty times as long as a quiet machine takes to build the workbench.
  timeout: 600_000,
});

export const driverPort = 4307;

/** The driver of WebKitGTK, on a screen that nobody sees. */
export const webkitDriver: Server = {
  name: 'driver',
  // The screen has no window manager, so the window under the pointer has the focus. The pointer is in the middle of
  // the screen, which therefore has to lie within the smallest window.
  command: `xvfb-run --auto-servernum --server-args="-screen 0 640x480x24" WebKitWebDriver --port=${driverPort} --host=127.0.0.1`,
  url: `${addressAt(driverPort)}/status`,
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

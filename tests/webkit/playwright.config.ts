import { defineConfig } from '@playwright/test';
import { addressOf, common, servePortal, serveSite, serveStorybook } from '../support/served.ts';
import { driverPort } from './session.ts';

const sitePort = 4307;
const storybookPort = 4309;
const accountPort = 4311;

/** The demo, in which each account sees its own plan. */
const accountDemo = servePortal({
  name: 'demo-account',
  mode: 'demo',
  port: accountPort,
  settings: { VITE_EMPLOYEE: 'account' },
});

/** `npm run test:webkit`: WebKitGTK, by its own driver, since Playwright's build of it runs on few systems. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/webkit',
  // The driver has one session at a time.
  workers: 1,
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts', use: { baseURL: addressOf(storybookPort) } },
    { name: 'journeys', testMatch: 'journeys.spec.ts', use: { baseURL: addressOf(sitePort) } },
    { name: 'account', testMatch: 'account.spec.ts', use: { baseURL: addressOf(accountPort) } },
  ],
  webServer: [
    serveSite(sitePort),
    serveStorybook(storybookPort),
    accountDemo,
    {
      name: 'driver',
      // On a screen that nobody sees. It has no window manager, so the window under the pointer has the focus: the
      // middle of the screen, where the pointer stands, has to lie within the smallest window.
      command: `xvfb-run --auto-servernum --server-args="-screen 0 640x480x24" WebKitWebDriver --port=${driverPort} --host=127.0.0.1`,
      url: `${addressOf(driverPort)}/status`,
      env: {
        GDK_BACKEND: 'x11',
        LC_ALL: 'C.UTF-8',
        LANGUAGE: 'en_US',
        TZ: 'UTC',
        // Because the search for assistive technology takes a second of each start.
        NO_AT_BRIDGE: '1',
      },
      // So that `xvfb-run` ends its screen.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});

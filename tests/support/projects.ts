import { devices, type Project } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch } from '../../tools/browsers.mjs';
import {
  demo,
  demoOfTheAccount,
  emulator,
  live,
  next,
  type Server,
  site,
  webkitDriver,
} from './served.ts';

interface ServedProject extends Project {
  readonly name: string;
  /** Tests open addresses of the first one. */
  readonly servers: readonly [Server, ...Server[]];
}

const launchOptions = chromiumLaunch();
const chromium = { ...devices['Desktop Chrome'], launchOptions };
const withLessMotion = { ...chromium, reducedMotion: 'reduce' } as const;
const firefox = {
  browserName: 'firefox',
  viewport: { width: 1280, height: 720 },
  launchOptions: firefoxLaunch(),
} as const;

const journeys = { testDir: 'tests/e2e', use: chromium };
const workbench = { testDir: 'tests/workbench', servers: [site] } as const;

export const projects: readonly ServedProject[] = [
  // A journey runs in the modes that its tags name, and one without such a tag on the portal that is shipped.
  {
    ...journeys,
    name: 'demo',
    grep: /@demo\b/,
    servers: [demo, demoOfTheAccount],
  },
  {
    ...journeys,
    name: 'live',
    grep: /@live\b|^(?!.*@(?:demo|emulator)\b)/,
    servers: [live, next],
  },
  { ...journeys, name: 'emulator', grep: /@emulator\b/, servers: [emulator] },

  {
    name: 'faults',
    testDir: 'tests/faults',
    use: withLessMotion,
    servers: [live],
  },

  { ...workbench, name: 'workbench', testIgnore: 'thumbnails.spec.ts', use: chromium },
  {
    ...workbench,
    name: 'thumbnails',
    testMatch: 'thumbnails.spec.ts',
    // Half of the size keeps the files in the repository small. Storybook shows the state itself.
    use: { ...chromium, deviceScaleFactor: 0.5 },
  },

  {
    name: 'firefox-stories',
    testDir: 'tests/browsers',
    testMatch: 'firefox.spec.ts',
    use: firefox,
    servers: [site],
  },
  {
    name: 'firefox-demo',
    testDir: 'tests/e2e',
    grep: /(?=.*@demo\b).*@browsers\b/,
    use: firefox,
    servers: [site],
  },
  {
    name: 'firefox-live',
    testDir: 'tests/e2e',
    grep: /@browsers\b/,
    grepInvert: /@demo\b/,
    use: firefox,
    servers: [live, next],
  },
  {
    name: 'firefox-faults',
    testDir: 'tests/faults',
    grep: /@browsers\b/,
    use: firefox,
    servers: [live],
  },

  {
    // By WebKitGTK's own driver, because Playwright's build of WebKit runs on few systems.
    name: 'webkit',
    testDir: 'tests/browsers/webkit',
    servers: [site, demoOfTheAccount, webkitDriver],
  },

  { name: 'soak', testDir: 'tests/soak', use: withLessMotion, servers: [next] },
];

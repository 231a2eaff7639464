import { devices, type Project } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch } from '../../tools/browsers.mjs';
import {
  demo,
  demoOfTheAccount,
  emulator,
  emulatorOfTheAccount,
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
const workbench = { testDir: 'tests/workbench', servers: [site(4395)] } as const;
const webkit = { testDir: 'tests/browsers/webkit' };
const soak = { testDir: 'tests/soak', servers: [next(4396)] } as const;

export const projects: readonly ServedProject[] = [
  // A journey runs in the modes that its tags name, and one without such a tag on the portal that is shipped.
  {
    ...journeys,
    name: 'demo',
    grep: /@demo\b/,
    servers: [demo(4301), demoOfTheAccount(4311)],
  },
  {
    ...journeys,
    name: 'live',
    grep: /@live\b|^(?!.*@(?:demo|emulator|account)\b)/,
    servers: [live(4302), next(4310)],
  },
  { ...journeys, name: 'emulator', grep: /@emulator\b/, servers: [emulator(4303)] },
  {
    ...journeys,
    name: 'emulator-account',
    grep: /@account\b/,
    servers: [emulatorOfTheAccount(4306)],
  },

  {
    name: 'faults',
    testDir: 'tests/faults',
    use: withLessMotion,
    servers: [live(4394)],
  },

  { ...workbench, name: 'workbench', testIgnore: 'thumbnails.spec.ts', use: chromium },
  {
    ...workbench,
    name: 'workbench-thumbnails',
    testMatch: 'thumbnails.spec.ts',
    // 80 % of the size keeps the files in the repository small. Storybook shows the state itself.
    use: { ...chromium, deviceScaleFactor: 0.8 },
  },

  {
    name: 'firefox-stories',
    testDir: 'tests/browsers',
    testMatch: 'firefox.spec.ts',
    use: firefox,
    servers: [site(4304)],
  },
  {
    name: 'firefox-demo',
    testDir: 'tests/e2e',
    grep: /(?=.*@demo\b).*@browsers\b/,
    use: firefox,
    servers: [site(4304)],
  },
  {
    name: 'firefox-live',
    testDir: 'tests/e2e',
    grep: /@browsers\b/,
    grepInvert: /@demo\b/,
    use: firefox,
    servers: [live(4312), next(4313)],
  },
  {
    name: 'firefox-faults',
    testDir: 'tests/faults',
    grep: /@browsers\b/,
    use: firefox,
    servers: [live(4312)],
  },

  // By WebKitGTK's own driver, because Playwright's build of WebKit runs on few systems.
  { ...webkit, name: 'webkit', testIgnore: 'account.spec.ts', servers: [site(4307), webkitDriver] },
  {
    ...webkit,
    name: 'webkit-account',
    testMatch: 'account.spec.ts',
    servers: [demoOfTheAccount(4311), webkitDriver],
  },

  { ...soak, name: 'soak-presses', testMatch: 'presses.spec.ts', use: withLessMotion },
  {
    ...soak,
    name: 'soak-memory',
    testMatch: 'memory.spec.ts',
    use: {
      ...withLessMotion,
      // No optimizing compilers: the code that they make would count as memory of the page.
      launchOptions: {
        ...launchOptions,
        args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
      },
    },
  },
];

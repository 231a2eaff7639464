import { devices, type Project } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch } from '../../tools/browsers.mjs';
import type { SiteName } from './served.ts';

interface SiteProject extends Project {
  readonly name: string;
  /** Tests open addresses of the first one. */
  readonly sites: readonly [SiteName, ...SiteName[]];
}

const chromium = { ...devices['Desktop Chrome'], launchOptions: chromiumLaunch() };
const withLessMotion = { ...chromium, reducedMotion: 'reduce' } as const;
const firefox = {
  browserName: 'firefox',
  viewport: { width: 1280, height: 720 },
  launchOptions: firefoxLaunch(),
} as const;

const { launchOptions } = firefox;
/** Playwright does not emulate less motion in Firefox. */
const firefoxWithLessMotion = {
  ...firefox,
  launchOptions: {
    ...launchOptions,
    firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'ui.prefersReducedMotion': 1 },
  },
};

const journeys = 'tests/e2e';
const faults = 'tests/faults';

// A journey runs on the sites that its tags name, and without such a tag on the portal that is shipped.
const onTheDemo = /@demo\b/;
const onTheEmulator = /@emulator\b/;
const onTheLivePortal = /@live\b|^(?!.*@(?:demo|emulator)\b)/;

/** What runs in Firefox, too. */
const everywhere = /@browsers\b/;
const onTheDemoEverywhere = /(?=.*@demo\b).*@browsers\b/;

/** In each line: what, where, with what, and which of it. */
export const projects: readonly SiteProject[] = [
  {
    name: 'demo',
    testDir: journeys,
    sites: ['demo', 'demo-account'],
    use: chromium,
    grep: onTheDemo,
  },
  {
    name: 'live',
    testDir: journeys,
    sites: ['live', 'next'],
    use: chromium,
    grep: onTheLivePortal,
  },
  { name: 'emulator', testDir: journeys, sites: ['emulator'], use: chromium, grep: onTheEmulator },
  { name: 'faults', testDir: faults, sites: ['live'], use: withLessMotion },

  { name: 'workbench', testDir: 'tests/workbench', sites: ['site'], use: chromium },

  {
    name: 'firefox-stories',
    testDir: 'tests/browsers',
    testMatch: 'firefox.spec.ts',
    sites: ['site'],
    use: firefoxWithLessMotion,
  },
  {
    name: 'firefox-demo',
    testDir: journeys,
    sites: ['site'],
    use: firefox,
    grep: onTheDemoEverywhere,
  },
  {
    name: 'firefox-live',
    testDir: journeys,
    sites: ['live', 'next'],
    use: firefox,
    grep: everywhere,
    grepInvert: onTheDemo,
  },
  { name: 'firefox-faults', testDir: faults, sites: ['live'], use: firefox, grep: everywhere },

  // By WebKitGTK's own driver, because Playwright's build of WebKit runs on few systems.
  { name: 'webkit', testDir: 'tests/browsers/webkit', sites: ['site', 'demo-account'] },
];

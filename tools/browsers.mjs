// Finds the browsers of the tests. `node tools/browsers.mjs chromium` installs Chromium if it is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Failure, main } from './run.mjs';

const { env } = process;
const folders = env['PATH']?.split(path.delimiter) ?? [];

/** @param {string[]} programs */
const find = (...programs) =>
  programs
    .flatMap((program) => folders.map((folder) => path.resolve(folder, program)))
    .find((file) => existsSync(file));

const findChromium = () =>
  env['CHROMIUM_PATH'] || find(chromium.executablePath(), 'chromium', 'google-chrome');
const findFirefox = () => find('firefox-esr', 'firefox');

/** Each with the Debian packages that install it: Playwright's own cannot be downloaded everywhere. */
const browsers = {
  chromium: { find: findChromium, packages: 'chromium' },
  firefox: { find: findFirefox, packages: 'firefox-esr' },
  /** WebKitGTK with its driver, and a screen. */
  webkit: {
    find: () => find('xvfb-run') && find('WebKitWebDriver'),
    packages: 'webkit2gtk-driver xvfb xauth',
  },
};

/** @param {keyof typeof browsers} name */
function install(name) {
  const { find: isThere, packages } = browsers[name];
  const run = (/** @type {string} */ command) =>
    isThere() || spawnSync(command, { shell: true, stdio: 'inherit' });
  if (process.getuid?.() === 0) {
    run(`apt-get update && apt-get install -y --no-install-recommends ${packages}`);
  }
  if (name === 'chromium') run('npx playwright install chromium');
  if (isThere()) return;
  throw new Failure(`The tests need ${name}, which could not be installed (Debian: ${packages}).`);
}

/** @param {string | undefined} executablePath without one, Playwright looks for a browser of its own */
const executable = (executablePath) => (executablePath ? { executablePath } : {});

/**
 * The features that Chromium runs without. This list replaces Playwright's own, and includes what matters of it here.
 * The two popups of the address bar took a fifth of a journey's time to load.
 */
const unneeded = [
  'GlobalMediaControls',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Launch options for Playwright. */
export const chromiumLaunch = () => ({
  args: [`--disable-features=${unneeded.join(',')}`, '--disable-gpu'],
  ...executable(findChromium()),
});

/** Launch options for Playwright. The channel drives an ordinary Firefox, over WebDriver BiDi. */
export const firefoxLaunch = () => ({
  channel: 'moz-firefox',
  // No back/forward cache, because Playwright loses a page that Firefox restores from it.
  firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
  ...executable(findFirefox()),
});

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    for (const name of process.argv.slice(2)) {
      install(/** @type {keyof typeof browsers} */ (name));
    }
    return 0;
  });
}

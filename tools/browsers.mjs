// Finds the browsers for the tests. `node tools/browsers.mjs chromium` installs Chromium if it is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Failure, main, root } from './run.mjs';

const { env } = process;

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserId */
/** @type {Record<BrowserId, { name: string, setting?: string, programs: string[], packages: string[] }>} */
const browsers = {
  chromium: {
    name: 'Chromium',
    setting: 'CHROMIUM_PATH',
    programs: [
      chromium.executablePath(),
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    packages: ['chromium'],
  },
  firefox: {
    name: 'Firefox',
    setting: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKitGTK with its driver, and Xvfb, on Linux',
    // No setting: the driver finds its browser by itself.
    programs: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
};

/**
 * The path of the first of these programs that is installed.
 * @param {string[]} programs
 */
function findProgram(...programs) {
  const folders = env['PATH']?.split(path.delimiter) ?? [];
  return programs
    .flatMap((program) => folders.map((folder) => path.resolve(folder, program)))
    .find((file) => existsSync(file));
}

/**
 * @param {BrowserId} id
 * @returns {string | undefined} a path to the executable; undefined when there is none
 * @throws {Failure} when the environment names a file that is not there
 */
function findBrowser(id) {
  const { setting = '', programs } = browsers[id];
  const own = env[setting];
  if (own && !existsSync(own)) {
    throw new Failure(`${setting} says ${own}, but there is no such file.`);
  }
  if (id === 'webkit' && !findProgram('xvfb-run')) return undefined;
  return own || findProgram(...programs);
}

/** @param {BrowserId} id */
function ensureBrowser(id) {
  if (findBrowser(id)) return;
  const { name, setting, packages } = browsers[id];
  console.log(`The browser tests need ${name}: installing it.`);
  installFromDebian(packages);
  if (!findBrowser(id) && id === 'chromium') {
    console.log('Downloading it with Playwright.');
    const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore' });
  }
  if (findBrowser(id)) return;
  const remedy = setting ? `, or set ${setting} to its executable` : '';
  throw new Failure(
    `The browser tests need ${name} and it could not be installed: install it${remedy}.`,
  );
}

/** Reports no failure, because Playwright may still download the browser. */
function installFromDebian(/** @type {string[]} */ packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'ignore'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

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

/** Launch options for Playwright. Without a path, Playwright looks for a browser of its own. */
export const chromiumLaunch = () => ({
  args: [`--disable-features=${unneeded.join(',')}`, '--disable-gpu'],
  ...executable('chromium'),
});

/** Launch options for Playwright. The channel drives an ordinary Firefox, over WebDriver BiDi. */
export const firefoxLaunch = () => ({
  channel: 'moz-firefox',
  // No back/forward cache, because Playwright loses a page that Firefox restores from it.
  firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
  ...executable('firefox'),
});

/** @param {BrowserId} id */
function executable(id) {
  const executablePath = findBrowser(id);
  return executablePath === undefined ? {} : { executablePath };
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    for (const id of process.argv.slice(2)) ensureBrowser(/** @type {BrowserId} */ (id));
    return 0;
  });
}

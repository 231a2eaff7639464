// Finds the browsers that the tests drive, and installs those that are named: `node scripts/browsers.mjs chromium`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import { Failure, main } from './run.mjs';

const { env } = process;

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserId */
/** @type {Record<BrowserId, { name: string, setting?: string, files: string[], packages: string[] }>} */
const browsers = {
  chromium: {
    name: 'Chromium',
    setting: 'CHROMIUM_PATH',
    files: [
      chromium.executablePath(),
      ...inPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'),
    ],
    packages: ['chromium'],
  },
  firefox: {
    name: 'Firefox',
    setting: 'FIREFOX_PATH',
    files: inPath('firefox-esr', 'firefox'),
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKitGTK with its driver, and Xvfb, on Linux',
    // On Debian one of the folders is named after the machine's architecture.
    files: ['/usr/libexec', '/usr/lib', ...foldersIn('/usr/lib')].map((folder) =>
      path.join(folder, 'webkit2gtk-4.1/MiniBrowser'),
    ),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * @param {BrowserId} id
 * @returns {string | undefined} a path to the executable; undefined when there is none
 * @throws {Failure} when the environment names a file that is not there
 */
export function findBrowser(id) {
  const { setting = '', files } = browsers[id];
  const own = env[setting];
  if (own && !existsSync(own)) {
    throw new Failure(`${setting} says ${own}, but there is no such file.`);
  }
  const isComplete = id !== 'webkit' || (findProgram('WebKitWebDriver') && findProgram('Xvfb'));
  return own || (isComplete ? files.find((file) => existsSync(file)) : undefined);
}

/** @param {string} name */
export function findProgram(name) {
  return inPath(name).find((file) => existsSync(file));
}

/**
 * Installs the browser where it is missing and nobody has to be asked.
 * @param {BrowserId} id
 */
export function ensureBrowser(id) {
  if (findBrowser(id)) return;
  const { name, setting, packages } = browsers[id];
  console.log(`The browser tests need ${name}: installing it.`);
  installFromDebian(packages);
  if (!findBrowser(id) && id === 'chromium') installFromPlaywright();
  if (findBrowser(id)) return;
  const remedy = setting ? `, or set ${setting} to its executable` : '';
  throw new Failure(
    `The browser tests need ${name} and it could not be installed: install it${remedy}.`,
  );
}

/**
 * Chromium heeds the last list of this kind: Playwright's own, as far as it matters here, and two
 * popups that would be loaded with each window, a fifth of the time of a journey.
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

/** Launch options for Playwright; without a path it says itself what it misses. */
export const chromiumLaunch = () => ({
  args: [`--disable-features=${unneeded.join(',')}`, '--disable-gpu'],
  ...executable('chromium'),
});

/** Launch options for Playwright. This channel drives a Firefox as it is, over WebDriver BiDi. */
export const firefoxLaunch = () => ({
  channel: 'moz-firefox',
  // Playwright does not hear of a page that comes back from this cache, and turns off Chromium's.
  firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
  ...executable('firefox'),
});

/** @param {BrowserId} id */
function executable(id) {
  const executablePath = findBrowser(id);
  return executablePath === undefined ? {} : { executablePath };
}

/** What it complains about is not shown, since there may be another way. */
function installFromDebian(/** @type {string[]} */ packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'ignore'],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

function installFromPlaywright() {
  console.log('Downloading it with Playwright.');
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const script = path.join(path.dirname(manifest), 'cli.js');
  spawnSync(process.execPath, [script, 'install', 'chromium'], { stdio: 'ignore' });
}

/** @param {string[]} names */
function inPath(...names) {
  const folders = env['PATH']?.split(path.delimiter) ?? [];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** @param {string} folder */
function foldersIn(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    for (const id of process.argv.slice(2)) ensureBrowser(/** @type {BrowserId} */ (id));
    return 0;
  });
}

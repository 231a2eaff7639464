import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const { CHROMIUM_PATH, PROGRAMFILES, LOCALAPPDATA } = process.env;
const programFilesX86 = process.env['PROGRAMFILES(X86)'];

const systemPaths = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    `${PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
    `${programFilesX86}\\Google\\Chrome\\Application\\chrome.exe`,
    `${LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
    `${programFilesX86}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
};

/**
 * The Chromium that the browser tests drive: `CHROMIUM_PATH`, else Playwright's own, else the
 * system's.
 * @returns {string | undefined} a path to the executable; undefined when there is none
 * @throws {Error} when `CHROMIUM_PATH` names a file that is not there
 */
export function findChromium() {
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH says ${CHROMIUM_PATH}, but there is no such file.`);
  }
  const known = Object.entries(systemPaths).find(([platform]) => platform === process.platform);
  return [chromium.executablePath(), ...(known?.[1] ?? [])].find((file) => existsSync(file));
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
export function chromiumLaunch() {
  const executablePath = findChromium();
  return {
    args: [`--disable-features=${unneeded.join(',')}`, '--disable-gpu'],
    ...(executablePath !== undefined && { executablePath }),
  };
}

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['LOCALAPPDATA'] ?? 'C:'}\\Google\\Chrome\\Application\\chrome.exe`,
];

/**
 * The Chromium that the browser tests drive: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 * @returns {string | undefined} a path to the executable; undefined when there is none
 */
export function findChromium() {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemPaths];
  return candidates.find((path) => path && existsSync(path));
}

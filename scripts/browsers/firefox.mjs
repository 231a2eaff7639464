import { existsSync } from 'node:fs';
import { inPath } from './inPath.mjs';

const { FIREFOX_PATH, PROGRAMFILES } = process.env;

/**
 * The Firefox that the browser tests drive: `FIREFOX_PATH`, else the system's.
 * @throws {Error} when `FIREFOX_PATH` names a file that is not there
 */
export function findFirefox() {
  if (FIREFOX_PATH) {
    if (existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
    throw new Error(`FIREFOX_PATH says ${FIREFOX_PATH}, but there is no such file.`);
  }
  return [
    ...inPath('firefox-esr'),
    ...inPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    `${PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`,
  ].find((file) => existsSync(file));
}

/** Launch options for Playwright: this channel drives a Firefox as it is, over WebDriver BiDi. */
export function firefoxLaunch() {
  const executablePath = findFirefox();
  return { channel: 'moz-firefox', ...(executablePath !== undefined && { executablePath }) };
}

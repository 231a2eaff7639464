import { existsSync } from 'node:fs';
import { Failure } from '../run.mjs';
import { inPath } from './inPath.mjs';

const { FIREFOX_PATH, PROGRAMFILES } = process.env;

/**
 * The Firefox that the browser tests drive: `FIREFOX_PATH`, else the system's.
 * @throws {Failure} when `FIREFOX_PATH` names a file that is not there
 */
export function findFirefox() {
  if (FIREFOX_PATH) {
    if (existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
    throw new Failure(`FIREFOX_PATH says ${FIREFOX_PATH}, but there is no such file.`);
  }
  return [
    ...inPath('firefox-esr'),
    ...inPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    `${PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`,
  ].find((file) => existsSync(file));
}

/** Launch options for Playwright. This channel drives a Firefox as it is, over WebDriver BiDi. */
export function firefoxLaunch() {
  const executablePath = findFirefox();
  return {
    channel: 'moz-firefox',
    // Playwright does not hear of a page that comes back from this cache, and turns off Chromium's.
    firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    ...(executablePath !== undefined && { executablePath }),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const madeWithFile = path.resolve(import.meta.dirname, 'pictures/made-with.txt');

/** On what the reference pictures were made. */
export const recordedWith = existsSync(madeWithFile)
  ? readFileSync(madeWithFile, 'utf8').trim()
  : 'nothing yet';

/** @param version as the browser gives it: 156.0.8078.73 */
export const seenWith = (version: string) =>
  `Chromium ${version.split('.')[0]} on ${process.platform} ${process.arch}`;

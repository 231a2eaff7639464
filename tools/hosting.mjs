import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { root } from './run.mjs';

/**
 * Answers from a folder by Firebase Hosting's own server and the settings of `firebase.json`, or of `firebase.site.json`
 * if the workbench is deployed beside the portal.
 * @param {string} folder
 */
export function hostingOf(folder) {
  const isSite = existsSync(path.join(folder, 'workbench'));
  const settings = path.join(root, isSite ? 'firebase.site.json' : 'firebase.json');
  const { hosting } = JSON.parse(readFileSync(settings, 'utf8'));
  const config = { ...hosting, public: '.' };
  return superstatic({ cwd: folder, config, stack: 'strict', compression: true });
}

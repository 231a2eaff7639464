import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, root } from '../run.mjs';

export const firebaseToolsVersion = '15.34.2';

/**
 * Firebase's command line tool. It is installed when it is first used, and is no dependency of the project,
 * because it is large and only the emulator needs it.
 * @returns {string} the script to run with Node
 */
export function firebaseTools() {
  const folder = path.join(root, '.cache', 'firebase-tools');
  const home = path.join(folder, 'node_modules', 'firebase-tools');
  if (installedVersion(home) !== firebaseToolsVersion) {
    console.log(
      `Fetching firebase-tools ${firebaseToolsVersion} into .cache (about 240 MB, once).`,
    );
    install(folder);
    if (installedVersion(home) !== firebaseToolsVersion) {
      throw new Failure(
        `firebase-tools ${firebaseToolsVersion} could not be installed: check the connection to the package registry and try again.`,
      );
    }
  }
  return path.join(home, 'lib', 'bin', 'firebase.js');
}

/** @param {string} home */
function installedVersion(home) {
  const file = path.join(home, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** @param {string} folder */
function install(folder) {
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = [
    'install',
    '--prefix',
    folder,
    ...options,
    `firebase-tools@${firebaseToolsVersion}`,
  ];
  // In a shell on Windows, because npm is a batch file there.
  const isWindows = process.platform === 'win32';
  const quoted = isWindows ? args.map((arg) => `"${arg}"`) : args;
  spawnSync('npm', quoted, { stdio: 'inherit', shell: isWindows });
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../run.mjs';

const firebaseToolsVersion = '15.34.2';

/**
 * Runs Firebase's command line tool. Only the emulator needs it, so it is not a dependency of the project: npm
 * downloads it (about 240 MB) when it is first used.
 * @param {string[]} args
 * @returns {number} the exit code
 */
export function firebase(args) {
  const command = ['--yes', `firebase-tools@${firebaseToolsVersion}`, ...args];
  // On Windows, npx is a batch file and needs a shell.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npx', shell ? command.map((arg) => `"${arg}"`) : command, {
    shell,
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // A settings folder of its own keeps the tool away from the developer's Firebase login.
      XDG_CONFIG_HOME: path.join(root, '.cache', 'firebase-tools'),
      // With CI set, the tool asks no questions and does not report its use.
      CI: '1',
    },
  });
  return status ?? 1;
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../run.mjs';

const firebaseToolsVersion = '15.34.2';

/**
 * Runs Firebase's command line tool. npm fetches it when it is first used (about 240 MB), and it is no dependency of
 * the project, because only the emulator needs it.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number} the exit code
 */
export function firebase(args, env) {
  const command = ['--yes', `firebase-tools@${firebaseToolsVersion}`, ...args];
  // In a shell on Windows, because npx is a batch file there.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npx', shell ? command.map((arg) => `"${arg}"`) : command, {
    shell,
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // A settings folder of its own, because the tool would use the developer's Firebase login.
      XDG_CONFIG_HOME: path.join(root, '.cache', 'firebase-tools'),
      // Because the tool would ask questions and report its use otherwise.
      CI: '1',
      ...env,
    },
  });
  return status ?? 1;
}

// Starts the Auth Emulator at the address in `firebase.json`, runs a command, and stops it: `node tools/emulator/exec.mjs vite`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../run.mjs';
import { project } from './administer.mjs';

// Downloaded by npm on first use (about 240 MB), because only the emulator needs it.
const firebaseToolsVersion = '15.34.2';

const tool = ['--yes', `firebase-tools@${firebaseToolsVersion}`, 'emulators:exec'];
const command = [...tool, '--only', 'auth', '--project', project, process.argv.slice(2).join(' ')];
// On Windows, npx is a batch file and needs a shell.
const shell = process.platform === 'win32';
const { status } = spawnSync('npx', shell ? command.map((arg) => `"${arg}"`) : command, {
  shell,
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // A separate settings folder keeps the tool away from the developer's Firebase login.
    XDG_CONFIG_HOME: path.join(root, '.cache', 'firebase-tools'),
    // With CI set, the tool asks no questions and does not report its use.
    CI: '1',
  },
});
process.exitCode = status ?? 1;

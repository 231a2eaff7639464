// Starts the Auth Emulator at the address in `firebase.json`, runs a command, and stops it: `node tools/emulator/exec.mjs vite`.
import { project } from './administer.mjs';
import { firebase } from './firebase.mjs';

const emulators = ['emulators:exec', '--only', 'auth', '--project', project];
process.exitCode = firebase([...emulators, process.argv.slice(2).join(' ')]);

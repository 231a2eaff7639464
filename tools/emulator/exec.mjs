// Runs a command while the Auth Emulator runs at the address in `firebase.json`: `node tools/emulator/exec.mjs vite`.
import { project } from './administer.mjs';
import { firebase } from './firebase.mjs';

const emulators = ['emulators:exec', '--only', 'auth', '--project', project];
process.exitCode = firebase([...emulators, process.argv.slice(2).join(' ')]);

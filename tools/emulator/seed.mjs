// Creates the accounts of the demo in the running Auth Emulator.
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../run.mjs';
import { emulatorUrl, setAccounts } from './administer.mjs';

/** @type {{ module: typeof import('../../src/mocks/demoAccounts.ts') }} */
const { module } = await runnerImport(path.join(root, 'src/mocks/demoAccounts.ts'));
await setAccounts(module.demoAccounts, true);
console.log(`The Auth Emulator runs on ${emulatorUrl} with the accounts of the demo:`);
for (const { email, password } of module.demoAccounts) console.log(`  ${email}  ${password}`);

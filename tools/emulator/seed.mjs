// Creates the accounts of the demo in the running Auth Emulator, and imports those of a file if one is given:
// `node tools/emulator/seed.mjs docs/accounts.example.json`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../run.mjs';
import { emulatorUrl, project, setAccounts } from './administer.mjs';
import { firebase } from './firebase.mjs';

/** @type {{ module: typeof import('../../src/mocks/demoAccounts.ts') }} */
const { module } = await runnerImport(path.join(root, 'src/mocks/demoAccounts.ts'));
await setAccounts(module.demoAccounts, true);
console.log(`The Auth Emulator runs on ${emulatorUrl} with the accounts of the demo:`);
for (const { email, password } of module.demoAccounts) console.log(`  ${email}  ${password}`);

const [file] = process.argv.slice(2);
if (file) process.exitCode = importAccounts(file);

/**
 * Runs `firebase auth:import`, as docs/going-live.md tells HR to do. Without this address and login, the command would
 * call the real service.
 * @param {string} accounts
 */
function importAccounts(accounts) {
  const settings = path.join(root, '.cache', 'auth-import');
  const tokens = { access_token: 'owner', expires_at: Number.MAX_SAFE_INTEGER };
  const login = JSON.stringify({ user: { email: 'owner@example.com' }, tokens });
  mkdirSync(path.join(settings, 'configstore'), { recursive: true });
  writeFileSync(path.join(settings, 'configstore', 'firebase-tools.json'), login);
  return firebase(['auth:import', accounts, '--project', project], {
    XDG_CONFIG_HOME: settings,
    FIREBASE_GOOGLE_URL: `${emulatorUrl}/www.googleapis.com`,
    FIREBASE_RESOURCEMANAGER_URL: emulatorUrl,
  });
}

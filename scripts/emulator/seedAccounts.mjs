import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { exitOf, Failure, root, runNode } from '../run.mjs';
import { project, setAccounts } from './administer.mjs';
import { firebaseTools } from './firebaseTools.mjs';

/**
 * Creates the accounts of the demo in a running emulator.
 * @param {string} url of the emulator
 */
export async function seedAccounts(url) {
  /** @type {{ module: typeof import('../../src/mocks/demoAccounts.ts') }} */
  const { module } = await runnerImport(path.join(root, 'src/mocks/demoAccounts.ts'));
  await setAccounts(url, module.demoAccounts, true);
  return module.demoAccounts;
}

/**
 * Runs `firebase auth:import`, as docs/going-live.md tells HR to do it. The address and the login are given,
 * because the command calls the real service otherwise.
 * @param {string} url of the emulator
 * @param {string} file
 */
export async function importAccounts(url, file) {
  const folder = path.join(root, '.cache', 'auth-import');
  const tokens = { access_token: 'owner', expires_at: Number.MAX_SAFE_INTEGER };
  const login = JSON.stringify({ user: { email: 'owner@example.com' }, tokens });
  mkdirSync(path.join(folder, 'configstore'), { recursive: true });
  writeFileSync(path.join(folder, 'configstore', 'firebase-tools.json'), login);
  const addresses = {
    FIREBASE_GOOGLE_URL: `${url}/www.googleapis.com`,
    FIREBASE_RESOURCEMANAGER_URL: url,
  };
  const command = [firebaseTools(), 'auth:import', path.join(root, file), '--project', project];
  const own = { XDG_CONFIG_HOME: folder, CI: '1', NO_UPDATE_NOTIFIER: '1' };
  const env = { ...process.env, ...addresses, ...own };
  const child = runNode(command, { cwd: folder, stdio: 'ignore', env });
  if ((await exitOf(child)) !== 0) throw new Failure(`firebase auth:import refused ${file}.`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { exitOf, Failure, root, runNode } from '../run.mjs';
import { project } from './authEmulator.mjs';
import { firebaseTools } from './firebaseTools.mjs';

/**
 * Creates the accounts of the demo in a running emulator.
 * @param {string} url the emulator's
 */
export async function seedAccounts(url) {
  /** @type {{ module: typeof import('../../src/mocks/demoAccounts.ts') }} */
  const { module } = await runnerImport(path.join(root, 'src/mocks/demoAccounts.ts'));
  // A new Firebase project has this protection on, the emulator does not.
  await call(`${url}/emulator/v1/projects/${project}/config`, 'PATCH', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  const accounts = `${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const users = module.demoAccounts.map(({ password, ...profile }) => ({
    ...profile,
    rawPassword: password,
  }));
  await call(`${accounts}:batchCreate`, 'POST', { users });
  return module.demoAccounts;
}

/**
 * `firebase auth:import`, as docs/going-live.md tells HR to do it. The command knows only the real
 * service, so it is given another address, and a login that the emulator takes.
 * @param {string} url the emulator's
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

/**
 * @param {string} url
 * @param {'POST' | 'PATCH'} method
 * @param {object} body
 */
async function call(url, method, body) {
  const request = {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, request);
  if (!response.ok) {
    throw new Failure(
      `The Auth Emulator refused an account (${response.status}): ${await response.text()}`,
    );
  }
}

import path from 'node:path';
import { runnerImport } from 'vite';
import { Failure, root } from '../run.mjs';
import { project } from './authEmulator.mjs';

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
  for (const account of module.demoAccounts) {
    const accounts = `${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
    await call(accounts, 'POST', account);
  }
  return module.demoAccounts;
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

/** The emulator needs no login and no network for a project whose name begins with `demo-`. */
export const project = 'demo-waymark';

/** The address of the emulator, as `exec.mjs` passes it to this process. */
export const emulatorUrl = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;

/**
 * Calls a running emulator as the project's owner.
 * @param {'DELETE' | 'GET' | 'PATCH' | 'POST'} method
 * @param {string} address
 * @param {object} [body]
 */
export async function administer(method, address, body) {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/**
 * Replaces all accounts with these.
 * @param {readonly import('../../src/mocks/identity-toolkit/index.ts').AccountSeed[]} accounts
 * @param {boolean} enumerationProtection on in a new Firebase project, off in a new emulator
 */
export async function setAccounts(accounts, enumerationProtection) {
  const settings = `${emulatorUrl}/emulator/v1/projects/${project}`;
  await administer('DELETE', `${settings}/accounts`);
  await administer('PATCH', `${settings}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection },
  });
  const users = accounts.map(({ password, createdAt, ...profile }) => ({
    ...profile,
    rawPassword: password,
    ...(createdAt !== undefined && { createdAt: String(createdAt) }),
  }));
  const address = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  const { error = [] } = await administer('POST', address, { users });
  if (error.length > 0)
    throw new Error(`The Auth Emulator refused an account: ${JSON.stringify(error)}`);
}

import { administer, emulatorUrl, project } from '#tools/emulator/administer.mjs';
import type { Credentials } from './portal.ts';

const accounts = `projects/${project}/accounts`;

/** What HR does in the Firebase console, done in the running Auth Emulator. */
export const emulatorAdmin = {
  add: (account: Credentials & { localId: string }) => call(accounts, account),

  disable: (email: string) => update(email, { disableUser: true }),

  enable: (email: string) => update(email, { disableUser: false }),

  /** HR would use `firebase auth:import`. */
  choosePlan: (email: string, plan: string) =>
    update(email, { customAttributes: JSON.stringify({ plan }) }),

  /** The console sends a mail, whose link asks the employee for a new password. */
  resetPassword: async ({ email, password: newPassword }: Credentials) => {
    const mail = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
    const { oobCode } = await call(`${accounts}:sendOobCode`, mail);
    await call('accounts:resetPassword', { oobCode, newPassword });
  },
};

async function update(email: string, changes: object) {
  const { users: [account] = [] } = await call(`${accounts}:lookup`, { email: [email] });
  if (!account) throw new Error(`The Auth Emulator has no account ${email}.`);
  return call(`${accounts}:update`, { localId: account.localId, ...changes });
}

interface Answer {
  users?: { localId: string }[];
  oobCode?: string;
}

function call(path: string, body: object): Promise<Answer> {
  return administer('POST', `${emulatorUrl}/identitytoolkit.googleapis.com/v1/${path}`, body);
}

import { administer, emulatorUrl, project } from '#tools/emulator/administer.mjs';
import type { Credentials } from './portal.ts';

const settings = `${emulatorUrl}/emulator/v1/projects/${project}`;
const accounts = `projects/${project}/accounts`;

/** What HR does in the Firebase console, done in the running Auth Emulator. */
export const emulatorAdmin = {
  add: (account: Credentials & { localId: string }) => call(accounts, account),

  disable: (email: string) => update(email, { disableUser: true }),

  enable: (email: string) => update(email, { disableUser: false }),

  /** The queries of the links that were mailed to this address. The emulator sends no mails, and lists their links. */
  linksTo: async (email: string): Promise<string[]> => {
    const { oobCodes } = await administer('GET', `${settings}/oobCodes`);
    const mails: { email: string; oobLink: string }[] = oobCodes;
    return mails.filter((mail) => mail.email === email).map((mail) => new URL(mail.oobLink).search);
  },
};

async function update(email: string, changes: object) {
  const { users: [account] = [] } = await call(`${accounts}:lookup`, { email: [email] });
  if (!account) throw new Error(`The Auth Emulator has no account ${email}.`);
  return call(`${accounts}:update`, { localId: account.localId, ...changes });
}

interface Answer {
  users?: { localId: string }[];
}

function call(path: string, body: object): Promise<Answer> {
  return administer('POST', `${emulatorUrl}/identitytoolkit.googleapis.com/v1/${path}`, body);
}

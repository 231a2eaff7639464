import { administer, emulatorUrl, project } from '#tools/emulator/administer.mjs';
import type { Credentials } from './portal.ts';

const settings = `${emulatorUrl}/emulator/v1/projects/${project}`;
const accounts = `projects/${project}/accounts`;

/** What HR does in the Firebase console, done in the running Auth Emulator. */
export const emulatorAdmin = {
  add: (account: Credentials & { localId: string }) => call(accounts, account),

  disable: (email: string) => update(email, { disableUser: true }),

  enable: (email: string) => update(email, { disableUser: false }),

  choosePlan: (email: string, plan: string) =>
    update(email, { customAttributes: JSON.stringify({ plan }) }),

  /** The query of the link in the last mail to an address. The emulator sends no mails, and lists their links. */
  linkMailedTo: async (address: string): Promise<string> => {
    const { oobCodes } = await administer('GET', `${settings}/oobCodes`);
    return new URL(oobCodes.findLast((each: Mail) => each.email === address).oobLink).search;
  },

  /** What the page does to which the link of a mail leads. */
  setPassword: (link: string, newPassword: string) =>
    call('accounts:resetPassword', {
      oobCode: new URLSearchParams(link).get('oobCode'),
      newPassword,
    }),
  /** The links that were sent to this address. */
  linksTo: async (email: string) => {
    const response = await fetch(`${emulatorUrl}/emulator/v1/projects/${project}/oobCodes`);
    const { oobCodes = [] }: { oobCodes?: { email: string }[] } = await response.json();
    return oobCodes.filter((each) => each.email === email);
  },
};

interface Mail {
  readonly email: string;
  readonly oobLink: string;
}

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

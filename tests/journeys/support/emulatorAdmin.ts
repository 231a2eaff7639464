import { administer, emulatorUrl, project as seeded } from '#tools/emulator/administer.mjs';
import type { Credentials } from './portal.ts';

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly displayName: string;
  readonly customAttributes?: string;
}

/** HR's actions in the Firebase console, done in the running Auth Emulator. */
export function emulatorAdmin(project = seeded) {
  const accounts = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const list = async (): Promise<Account[]> => {
    const { users = [] } = await administer('GET', `${accounts}:batchGet?maxResults=1000`);
    return users;
  };
  return {
    list,

    add: (account: Credentials & { localId: string }) => administer('POST', accounts, account),

    update: async (email: string, changes: object) => {
      const localId = (await list()).find((each) => each.email === email)?.localId;
      return administer('POST', `${accounts}:update`, { localId, ...changes });
    },

    /** The queries of the links emailed to this address. The emulator sends no emails, but lists their links. */
    linksTo: async (email: string): Promise<string[]> => {
      const settings = `${emulatorUrl}/emulator/v1/projects/${project}`;
      const { oobCodes } = await administer('GET', `${settings}/oobCodes`);
      const mails: { email: string; oobLink: string }[] = oobCodes;
      return mails
        .filter((mail) => mail.email === email)
        .map((mail) => new URL(mail.oobLink).search);
    },
  };
}

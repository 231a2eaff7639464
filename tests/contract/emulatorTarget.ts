import { setTimeout as delay } from 'node:timers/promises';
import { administer, emulatorUrl, project, setAccounts } from '#tools/emulator/administer.mjs';
import type { OpenTarget } from './contractCase.ts';

/** Speaks to a running Auth Emulator. */
export const openEmulator: OpenTarget = async ({ accounts, enumerationProtection }) => {
  await setAccounts(accounts, enumerationProtection);

  const api = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${project}`;
  const update = (localId: string, change: object) =>
    administer('POST', `${api}/accounts:update`, { localId, ...change });
  const endSessions = async (localId: string, change: object) => {
    const validSince = Math.floor(Date.now() / 1000) + 1;
    await update(localId, { ...change, validSince: String(validSince) });
    // A session that began before this second would be refused, too.
    await begin(validSince);
  };

  return {
    origin: emulatorUrl,
    respond: fetch,
    nextSecond: () => begin(Math.floor(Date.now() / 1000) + 1),
    advance: () => {},
    disable: (localId) => update(localId, { disableUser: true }),
    enable: (localId) => update(localId, { disableUser: false }),
    remove: (localId) => administer('POST', `${api}/accounts:delete`, { localId }),
    setPassword: (localId, password) => endSessions(localId, { password }),
    revoke: (localId) => endSessions(localId, {}),
    linksFor: async (email) => {
      const response = await fetch(`${emulatorUrl}/emulator/v1/projects/${project}/oobCodes`);
      const { oobCodes }: { oobCodes: readonly { email: string; oobLink: string }[] } =
        await response.json();
      return oobCodes.filter((each) => each.email === email).map(({ oobLink }) => oobLink);
    },
  };
};

async function begin(second: number): Promise<void> {
  while (Date.now() < second * 1000) await delay(second * 1000 - Date.now());
}

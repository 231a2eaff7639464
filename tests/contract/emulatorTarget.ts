import { setTimeout as delay } from 'node:timers/promises';
import { administer, emulatorUrl, project, setAccounts } from '#scripts/emulator/administer.mjs';
import type { OpenTarget } from './contractCase.ts';

const beginsSession = /accounts:signInWithPassword|\/v1\/token/;

/** Speaks to a running Auth Emulator. */
export const openEmulator: OpenTarget = async ({ accounts, enumerationProtection }) => {
  await setAccounts(accounts, enumerationProtection);
  /** In seconds; a session that begins earlier is refused like those that were ended. */
  let sessionsBegin = 0;

  const api = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${project}`;
  const update = (localId: string, change: object) =>
    administer('POST', `${api}/accounts:update`, { localId, ...change });
  const endSessions = (localId: string, change: object) => {
    sessionsBegin = Math.floor(Date.now() / 1000) + 1;
    return update(localId, { ...change, validSince: String(sessionsBegin) });
  };

  return {
    send: async (request) => {
      if (beginsSession.test(request.url)) await second(sessionsBegin);
      return fetch(new Request(request.url.replace('https:/', emulatorUrl), request));
    },
    nextSecond: () => second(Math.floor(Date.now() / 1000) + 1),
    advance: () => {},
    disable: (localId) => update(localId, { disableUser: true }),
    enable: (localId) => update(localId, { disableUser: false }),
    remove: (localId) => administer('POST', `${api}/accounts:delete`, { localId }),
    setPassword: (localId, password) => endSessions(localId, { password }),
    revoke: (localId) => endSessions(localId, {}),
  };
};

/** Until this second, if it has not begun. */
async function second(begin: number): Promise<void> {
  while (Date.now() < begin * 1000) await delay(begin * 1000 - Date.now());
}

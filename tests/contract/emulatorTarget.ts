import { setTimeout as delay } from 'node:timers/promises';
import { type Account, projectId, type Target } from './contractCase.ts';

const beginsSession = /accounts:signInWithPassword|\/v1\/token/;

/** Speaks to a running Auth Emulator. */
export function createEmulatorTarget(url: string): Target {
  const project = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const settings = `${url}/emulator/v1/projects/${projectId}`;
  /** In seconds; a session that begins earlier is refused like those that were ended. */
  let sessionsBegin = 0;

  const update = async ({ localId }: Account, change: object) => {
    await administer('POST', `${project}/accounts:update`, { localId, ...change });
  };
  const endSessions = (account: Account, change: object) => {
    sessionsBegin = Math.floor(Date.now() / 1000) + 1;
    return update(account, { ...change, validSince: String(sessionsBegin) });
  };

  return {
    begin: async ({ accounts, enumerationProtection }) => {
      sessionsBegin = 0;
      await administer('DELETE', `${settings}/accounts`);
      await administer('PATCH', `${settings}/config`, {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection },
      });
      if (accounts.length === 0) return;
      const answer = await administer('POST', `${project}/accounts:batchCreate`, {
        users: accounts.map(record),
      });
      const { error = [] } = answer as { error?: object[] };
      if (error.length > 0) throw new Error(`An account was refused: ${JSON.stringify(error)}`);
    },
    send: async (request) => {
      if (beginsSession.test(request.url)) await second(sessionsBegin);
      return fetch(new Request(request.url.replace('https:/', url), request));
    },
    nextSecond: () => second(Math.floor(Date.now() / 1000) + 1),
    advance: () => {},
    disable: (account) => update(account, { disableUser: true }),
    enable: (account) => update(account, { disableUser: false }),
    remove: async ({ localId }) => {
      await administer('POST', `${project}/accounts:delete`, { localId });
    },
    setPassword: (account, password) => endSessions(account, { password }),
    revoke: (account) => endSessions(account, {}),
  };
}

function record({ password, createdAt, ...profile }: Account): object {
  return {
    ...profile,
    rawPassword: password,
    ...(createdAt !== undefined && { createdAt: String(createdAt) }),
  };
}

async function administer(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Until this second, if it has not begun. */
async function second(begin: number): Promise<void> {
  while (Date.now() < begin * 1000) await delay(begin * 1000 - Date.now());
}

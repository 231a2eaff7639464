import { setTimeout as delay } from 'node:timers/promises';
import type { TenantSettings } from '#mocks/identity-toolkit/index.ts';
import { type Account, projectId, type Target } from './target.ts';

const administrator = {
  'Content-Type': 'application/json',
  Authorization: 'Bearer owner',
};

const beginsSession = /accounts:signInWithPassword|\/v1\/token/;

/** Speaks to a running Auth Emulator. */
export function createEmulatorTarget(url: string): Target {
  const project = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const projectV2 = `${url}/identitytoolkit.googleapis.com/v2/projects/${projectId}`;
  const settings = `${url}/emulator/v1/projects/${projectId}`;
  /** In seconds; a session that begins earlier is refused like those that were ended. */
  let sessionsBegin = 0;

  const setTenant = async (tenantId: string, tenant: TenantSettings): Promise<void> => {
    const address = `${projectV2}/tenants/${tenantId}`;
    // A tenant comes into being when it is first asked for.
    await administer('GET', address);
    await administer('PATCH', `${address}?updateMask=allowPasswordSignup,disableAuth`, {
      allowPasswordSignup: tenant.passwordSignIn === 'on',
      disableAuth: tenant.project === 'disabled',
    });
  };
  const update = (account: Account, change: object): Promise<unknown> =>
    administer('POST', `${home(project, account.tenantId)}/accounts:update`, {
      localId: account.localId,
      ...change,
    });
  const endSessions = async (account: Account, change: object): Promise<void> => {
    sessionsBegin = Math.floor(Date.now() / 1000) + 1;
    await update(account, { ...change, validSince: String(sessionsBegin) });
  };

  return {
    begin: async ({ accounts, enumerationProtection, tenants }) => {
      sessionsBegin = 0;
      await Promise.all([
        administer('DELETE', `${settings}/accounts`),
        removeTenants(projectV2),
        administer('PATCH', `${settings}/config`, {
          emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection },
        }),
      ]);
      await add(project, accounts);
      for (const [tenantId, tenant] of Object.entries(tenants)) await setTenant(tenantId, tenant);
    },
    send: async (request) => {
      if (beginsSession.test(request.url)) await second(sessionsBegin);
      return fetch(new Request(request.url.replace('https:/', url), request));
    },
    nextSecond: () => second(Math.floor(Date.now() / 1000) + 1),
    advance: () => {},
    disable: async (account) => void (await update(account, { disableUser: true })),
    enable: async (account) => void (await update(account, { disableUser: false })),
    remove: async ({ localId, tenantId }) => {
      await administer('POST', `${home(project, tenantId)}/accounts:delete`, { localId });
    },
    setPassword: (account, password) => endSessions(account, { password }),
    revoke: (account) => endSessions(account, {}),
    setTenant,
  };
}

/** Tenants have accounts of their own. */
function home(project: string, tenantId: string | undefined): string {
  return tenantId === undefined ? project : `${project}/tenants/${tenantId}`;
}

async function add(project: string, accounts: readonly Account[]): Promise<void> {
  for (const tenantId of new Set(accounts.map((account) => account.tenantId))) {
    const users = accounts.filter((account) => account.tenantId === tenantId).map(record);
    const address = `${home(project, tenantId)}/accounts:batchCreate`;
    const answer = await administer('POST', address, { users });
    const { error = [] } = answer as { error?: object[] };
    if (error.length > 0) throw new Error(`An account was refused: ${JSON.stringify(error)}`);
  }
}

function record({ password, secondFactor, createdAt, ...profile }: Account): object {
  return {
    ...profile,
    rawPassword: password,
    ...(createdAt !== undefined && { createdAt: String(createdAt) }),
    ...(secondFactor !== undefined && {
      mfaInfo: [
        {
          phoneInfo: secondFactor.phoneNumber,
          displayName: secondFactor.displayName,
          mfaEnrollmentId: secondFactor.mfaEnrollmentId,
          enrolledAt: secondFactor.enrolledAt,
        },
      ],
    }),
  };
}

async function removeTenants(projectV2: string): Promise<void> {
  const answer = await administer('GET', `${projectV2}/tenants?pageSize=1000`);
  for (const { tenantId } of (answer as { tenants?: { tenantId: string }[] }).tenants ?? []) {
    await administer('DELETE', `${projectV2}/tenants/${tenantId}`);
  }
}

async function administer(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: administrator,
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

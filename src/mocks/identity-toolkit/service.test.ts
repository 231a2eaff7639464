import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHandlers } from './handlers.ts';
import { createIdentityToolkit, type IdentityToolkit } from './service.ts';
import { createTestClient, realHost } from './testClient.ts';

// tests/contract compares the mock with the emulator. These tests cover what the emulator cannot show.

const ana = { email: 'ana@waymark.test', password: 'right-1' };

let clock: number;
let service: IdentityToolkit;
let client: ReturnType<typeof createTestClient>;

beforeEach(() => {
  clock = Date.UTC(2026, 5, 1, 9);
  service = createIdentityToolkit({ accounts: [ana], now: () => clock });
  client = createTestClient(service);
});

const attempt = async (password = ana.password) =>
  (await client.signIn(ana.email, password)).message ?? 'signed in';

const session = async () => (await client.signIn(ana.email, ana.password)).body;

const aSignIn = () => {
  const body = JSON.stringify(ana);
  return new Request(`${realHost}/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    body,
  });
};

describe('the project', () => {
  it('names a call that it does not know', async () => {
    const reply = await client.accounts('signUp', ana);
    const message = 'NOT_IMPLEMENTED_IN_MOCK : This mock does not answer POST /v1/accounts:signUp.';
    expect([reply.status, reply.message]).toEqual([501, message]);
  });

  it('leaves every other address alone', async () => {
    const request = new Request('https://waymark.test/identity?to=identitytoolkit.googleapis.com/');
    expect(await getResponse(createHandlers(service), request)).toBeUndefined();
  });
});

it('throttling counts from the last failure, for each email, forgets with a success, and recovers', async () => {
  service.configure({ throttling: { failures: 3, recoverySeconds: 60 } });
  await attempt('wrong');
  await attempt('wrong');
  expect(await attempt()).toBe('signed in');
  for (let count = 0; count < 3; count += 1) {
    expect(await attempt('wrong')).toBe('INVALID_LOGIN_CREDENTIALS');
  }
  const other = await client.signIn('ben@waymark.test', 'wrong');
  expect(other.message).toBe('INVALID_LOGIN_CREDENTIALS');
  service.advance(59_000);
  expect(await attempt()).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
  service.advance(1000);
  expect(await attempt()).toBe('signed in');
  service.configure({ throttling: { failures: 0, recoverySeconds: 60 } });
  expect(await attempt()).toMatch(/^TOO_MANY/);
});

describe('the next answer', () => {
  it('meets the first call that the service may answer so, once', async () => {
    service.answerNext('TOKEN_EXPIRED');
    const { refreshToken } = await session();
    await client.accounts('signUp', {});
    expect(service.network.next?.fault.id).toBe('TOKEN_EXPIRED');
    expect((await client.refresh(refreshToken)).message).toBe('TOKEN_EXPIRED');
    expect(service.network.next).toBeUndefined();
    expect((await client.refresh(refreshToken)).status).toBe(200);
  });
});

describe('a new password', () => {
  const ask = (email = ana.email, continueUrl?: string) =>
    client.accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl });
  /** With the code of the latest mail. */
  const set = async (newPassword: string) => {
    const oobCode = service.mails.at(-1)?.code;
    const reply = await client.accounts('resetPassword', { oobCode, newPassword });
    return reply.message ?? 'set';
  };

  it('is asked for with a link to the page that the project names, if there is an account', async () => {
    await ask();
    expect(service.mails[0]?.link).toMatch(/^\/login\?mode=resetPassword&oobCode=[\w-]+&apiKey=/);
    await ask(ana.email, 'https://portal.test/home?tab=1');
    expect(service.mails[1]?.link).toMatch(/^https:\/\/portal\.test\/login\?/);
    await ask('who@waymark.test');
    expect(service.calls.slice(1).map(({ hint }) => hint)).toEqual([
      'An email was sent.',
      'No email was sent, because no account has this email.',
    ]);
  });

  it('has to meet the policy, if that is enforced', async () => {
    await ask();
    const policy = {
      minPasswordLength: 8,
      maxPasswordLength: 12,
      containsLowercaseCharacter: true,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
      enforcementState: 'ENFORCE',
    } as const;
    service.setPolicy(policy);
    const missing = async (password: string) =>
      (await set(password)).match(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : .*: \[(.*)\]$/)?.[1];
    expect(await missing('öööööö')).toBe(
      'Password must contain at least 8 characters, Password must contain a lower case character, Password must contain an upper case character, Password must contain a numeric character, Password must contain a non-alphanumeric character',
    );
    expect(await missing('Long_enough_26')).toBe('Password must contain at most 12 characters');
    expect(await set('Welcome_2026')).toBe('set');
    await ask();
    service.setPolicy({ ...policy, enforcementState: 'OFF' });
    expect(await set('öööööö')).toBe('set');
  });
});

describe('the connection', () => {
  it('is lost while offline, preflights too', async () => {
    service.setOffline(true);
    expect((await service.respond(aSignIn())).type).toBe('error');
    const preflight = new Request(aSignIn(), { method: 'OPTIONS', body: null });
    expect((await service.respond(preflight)).type).toBe('error');
    expect(service.calls).toMatchObject([{ call: 'signInWithPassword', status: 0 }]);
    service.setOffline(false);
    expect(await attempt()).toBe('signed in');
  });
});

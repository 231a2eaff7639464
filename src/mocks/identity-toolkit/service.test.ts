import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureDomain } from './faultAddress.ts';
import { codeOfMessage, didYouMean } from './faultNames.ts';
import { faults } from './faults.ts';
import { createHandlers } from './handlers.ts';
import { journalLimit } from './respond.ts';
import { createIdentityToolkit, type IdentityToolkit } from './service.ts';
import { createTestClient, realHost } from './testClient.ts';
import { decodeIdToken } from './tokens.ts';
import { outcomeOf } from './wire.ts';

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

const lookUp = async (idToken: unknown) =>
  (await client.accounts('lookup', { idToken })).message ?? 'found';

const aSignIn = () => {
  const body = JSON.stringify(ana);
  return new Request(`${realHost}/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    body,
  });
};

describe('a session', () => {
  it('outlives the memory of the service, as over a page reload', async () => {
    const { idToken, refreshToken } = await session();
    client = createTestClient(createIdentityToolkit({ accounts: [ana], now: () => clock }));
    expect(await lookUp(idToken)).toBe('found');
    expect((await client.refresh(refreshToken)).status).toBe(200);
  });

  it('ends when its account is removed and added again, however quickly', async () => {
    const { idToken, refreshToken } = await session();
    service.remove(ana.email);
    service.add(ana);
    expect(await lookUp(idToken)).toBe('TOKEN_EXPIRED');
    expect((await client.refresh(refreshToken)).message).toBe('TOKEN_EXPIRED');
    expect(await attempt()).toBe('signed in');
  });

  it('ends when its account deletes itself', async () => {
    const { idToken, refreshToken } = await session();
    expect((await client.accounts('delete', { idToken })).status).toBe(200);
    expect(await lookUp(idToken)).toBe('USER_NOT_FOUND');
    expect((await client.refresh(refreshToken)).message).toBe('USER_NOT_FOUND');
    expect(await attempt()).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('goes on when its account gets other claims, which its next token has', async () => {
    const { idToken, refreshToken } = await session();
    service.setClaims(ana.email, { plan: 'intern' });
    expect(await lookUp(idToken)).toBe('found');
    const { id_token: next } = (await client.refresh(refreshToken)).body;
    expect(decodeIdToken(next)).toMatchObject({ plan: 'intern' });
  });

  it('is told to have ended before its token is told to be old', async () => {
    service.configure({ tokenLifetimeSeconds: 310 });
    const { idToken } = await session();
    service.advance(311_000);
    expect(await lookUp(idToken)).toBe('INVALID_ID_TOKEN');
    service.revoke(ana.email);
    expect(await lookUp(idToken)).toBe('TOKEN_EXPIRED');
  });
});

describe('the project', () => {
  it('can switch passwords off but for the sessions that it has, and refuse the API key', async () => {
    const { idToken } = await session();
    service.configure({ passwordSignIn: 'off' });
    expect(await attempt()).toBe('PASSWORD_LOGIN_DISABLED');
    expect(await lookUp(idToken)).toBe('found');
    service.configure({ apiKey: 'refused' });
    expect(await attempt()).toBe('API key not valid. Please pass a valid API key.');
  });

  it('shows a demanding password policy after the refusal for it, until the next sign-in', async () => {
    const policy = async () => (await client.passwordPolicy()).body;
    await client.signIn(`password-does-not-meet-requirements@${failureDomain}`, 'any');
    expect(await policy()).toMatchObject({ enforcementState: 'ENFORCE' });
    await attempt();
    expect(await policy()).toMatchObject({ enforcementState: 'OFF' });
  });

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

  it('meets the call that is named, whatever the service would answer it', async () => {
    service.answerNext('TOKEN_EXPIRED', 'signInWithPassword');
    expect((await client.passwordPolicy()).status).toBe(200);
    expect(await attempt()).toBe('TOKEN_EXPIRED');
  });

  it('is named by its id, and a mistyped name is told the nearest', () => {
    for (const { id, outcome } of faults) {
      for (const meant of [id, outcome.split('auth/')[1] ?? id]) {
        const mistyped = meant.slice(0, 3) + meant.slice(4);
        expect(didYouMean(mistyped)).toBe(`Did you mean ${meant}?`);
      }
    }
    // @ts-expect-error The compiler refuses it as well.
    expect(() => service.answerNext('USER_DISABELD')).toThrow('no fault USER_DISABELD. Did you');
  });

  it('is for no account that there is not', () => {
    const nobody = 'who@waymark.test';
    expect(() => service.disable(nobody)).toThrow(`no account ${nobody}. There are: ana@`);
  });
});

it('knows what the SDK makes of the message of a refusal', () => {
  const messages = faults.flatMap(({ answer, outcome }) => {
    const { message } = outcomeOf(answer);
    return message === undefined ? [] : [[message, outcome]];
  });
  messages.push(['WEAK_PASSWORD : Another reason', 'auth/weak-password']);
  messages.push(['ANOTHER_NEW THING : With a reason', 'auth/another-new-thing']);
  for (const [message = '', code] of messages) expect(codeOfMessage(message)).toBe(code);
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

  it('shows the policy that its link will be refused for, before anything is typed', async () => {
    await ask(`password-does-not-meet-requirements@${failureDomain}`);
    // As when the page of the link is loaded.
    service.restore(service.snapshot());
    await client.accounts('resetPassword', { oobCode: service.mails[0]?.code });
    expect((await client.passwordPolicy()).body).toMatchObject({ enforcementState: 'ENFORCE' });
    expect(await set('Good_enough_2026!')).toMatch(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS/);
    await ask();
    expect((await client.passwordPolicy()).body).toMatchObject({ enforcementState: 'OFF' });
  });

  it('is all that mails are sent for, and only where passwords are used', async () => {
    const other = await client.accounts('sendOobCode', { requestType: 'VERIFY_EMAIL' });
    expect(other.status).toBe(501);
    await ask();
    service.configure({ passwordSignIn: 'off' });
    expect(await set('changed-1')).toBe('PASSWORD_LOGIN_DISABLED');
  });

  it('lets somebody in who had typed too many wrong ones', async () => {
    service.configure({ throttling: { failures: 1, recoverySeconds: 60 } });
    await attempt('wrong');
    expect(await attempt()).toMatch(/^TOO_MANY/);
    await ask();
    await set('changed-1');
    expect(await attempt('changed-1')).toBe('signed in');
  });
});

describe('the connection', () => {
  afterEach(() => vi.useRealTimers());

  it('is lost while offline, preflights too', async () => {
    service.setOffline(true);
    expect((await service.respond(aSignIn())).type).toBe('error');
    const preflight = new Request(aSignIn(), { method: 'OPTIONS', body: null });
    expect((await service.respond(preflight)).type).toBe('error');
    expect(service.calls).toMatchObject([{ call: 'signInWithPassword', status: 0 }]);
    service.setOffline(false);
    expect(await attempt()).toBe('signed in');
  });

  it('holds answers back for as long as it was told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    service.setDelay(60_000);
    const answered = vi.fn();
    const signIn = client.signIn(ana.email, 'right-1').then(answered);
    await vi.waitFor(() => expect(service.calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    await signIn;
  });
});

it('a page of another origin may send what it asks for', async () => {
  const asked = {
    Origin: 'https://portal.test',
    'Access-Control-Request-Headers': 'content-type,x-client-version',
  };
  const preflight = new Request(aSignIn(), { method: 'OPTIONS', body: null, headers: asked });
  const { status, headers } = await service.respond(preflight);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(asked.Origin);
  expect(headers.get('access-control-allow-headers')).toContain('x-client-version');
});

it('the journal tells names and outcomes of the last calls, and who mistypes the address of a fault', async () => {
  for (let count = 0; count < journalLimit; count += 1) await service.respond(aSignIn());
  await client.signIn(ana.email, 'wrong');
  await client.signIn(`auth/user-disabeld@${failureDomain}`, 'any');
  expect(service.calls).toHaveLength(journalLimit);
  const signIn = {
    at: clock,
    call: 'signInWithPassword',
    method: 'POST',
    path: '/v1/accounts:signInWithPassword',
    status: 400,
    fields: ['email', 'password', 'returnSecureToken', 'clientType'],
  };
  const hint = 'No fault has the code “user-disabeld”. Did you mean user-disabled?';
  expect(service.calls.slice(-2)).toEqual([
    { ...signIn, id: 501, message: 'INVALID_LOGIN_CREDENTIALS' },
    { ...signIn, id: 502, message: 'USER-DISABELD', hint },
  ]);
});

import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureDomain } from './faultAddress.ts';
import { journalLimit } from './handle.ts';
import { createIdentityToolkit, type IdentityToolkit } from './service.ts';
import {
  createTestClient,
  json,
  messageOf,
  realHost,
  type TestClient,
  tokenHost,
} from './testClient.ts';

const ana = { email: 'ana@waymark.test', password: 'right-1' };

let clock: number;
let service: IdentityToolkit;
let client: TestClient;

beforeEach(() => {
  clock = Date.UTC(2026, 5, 1, 9);
  service = createIdentityToolkit({ accounts: [ana], now: () => clock });
  client = createTestClient(service);
});

const attempt = async (password = ana.password) =>
  messageOf(await client.signIn(ana.email, password)) ?? 'signed in';

const aSignIn = () => new Request(`${realHost}/v1/accounts:signInWithPassword?key=any`, json(ana));

describe('a session', () => {
  it('outlives the memory of the service, as over a page reload', async () => {
    const { body } = await client.signIn(ana.email, 'right-1');
    const reloaded = createTestClient(createIdentityToolkit({ accounts: [ana], now: () => clock }));
    expect((await reloaded.accounts('lookup', { idToken: body['idToken'] })).status).toBe(200);
    expect((await reloaded.refresh(body['refreshToken'])).status).toBe(200);
  });

  it('removed and added again leave no session behind either, however quickly', async () => {
    for (let count = 0; count < 3; count += 1) service.revoke(ana.email);
    const { idToken, refreshToken } = (await client.signIn(ana.email, ana.password)).body;
    service.remove(ana.email);
    service.add(ana);
    expect(messageOf(await client.accounts('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await client.refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect(await attempt()).toBe('signed in');
  });
});

describe('the project', () => {
  it('can be switched off but for the sessions that it has, and its passwords alone', async () => {
    const { idToken, refreshToken } = (await client.signIn(ana.email, ana.password)).body;
    service.configure({ passwordSignIn: 'off' });
    expect(await attempt()).toBe('PASSWORD_LOGIN_DISABLED');
    expect((await client.accounts('lookup', { idToken })).status).toBe(200);
    service.configure({ project: 'disabled' });
    expect(await attempt()).toBe('PROJECT_DISABLED');
    expect(messageOf(await client.accounts('lookup', { idToken }))).toBe('PROJECT_DISABLED');
    for (const call of ['passwordPolicy', 'recaptchaConfig']) {
      const reply = await client.send(`${realHost}/v2/${call}?key=any`);
      expect([reply.status, messageOf(reply)]).toEqual([400, 'PROJECT_DISABLED']);
    }
    expect((await client.refresh(refreshToken)).status).toBe(200);
  });

  it('shows the policy of which a scripted refusal spoke until the next sign-in', async () => {
    const url = `${realHost}/v2/passwordPolicy?key=any`;
    const code = 'password-does-not-meet-requirements';
    const refused = await client.signIn(`${code}@${failureDomain}`, 'Welcome-2026');
    expect(messageOf(refused)).toContain('at least 16 characters');
    expect((await client.send(url)).body['enforcementState']).toBe('ENFORCE');
    expect((await client.signIn(ana.email, 'right-1')).status).toBe(200);
    expect((await client.send(url)).body['enforcementState']).toBe('OFF');
  });

  it('tells of an ended session before the age of its token', async () => {
    const { idToken } = (await client.signIn(ana.email, ana.password)).body;
    service.advance(3_601_000);
    expect(messageOf(await client.accounts('lookup', { idToken }))).toBe('INVALID_ID_TOKEN');
    service.revoke(ana.email);
    expect(messageOf(await client.accounts('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
  });

  it('answers tokens of the lifetime that it is told, and refuses every key if it is told so', async () => {
    service.configure({ tokenLifetimeSeconds: 310 });
    const { idToken, expiresIn } = (await client.signIn(ana.email, ana.password)).body;
    expect(expiresIn).toBe('310');
    service.advance(311_000);
    expect(messageOf(await client.accounts('lookup', { idToken }))).toBe('INVALID_ID_TOKEN');
    service.configure({ apiKey: 'refused' });
    expect(await attempt()).toBe('API key not valid. Please pass a valid API key.');
  });

  it('names a call that it does not know', async () => {
    const reply = await client.accounts('signUp', ana);
    expect([reply.status, messageOf(reply)]).toEqual([
      501,
      'NOT_IMPLEMENTED_IN_MOCK : This mock does not answer POST /v1/accounts:signUp.',
    ]);
  });

  it('leaves every other address alone', async () => {
    const request = new Request('https://waymark.test/identity?to=identitytoolkit.googleapis.com/');
    expect(await getResponse(service.handlers, request)).toBeUndefined();
  });
});

describe('throttling', () => {
  beforeEach(() => service.configure({ throttling: { failures: 3, recoverySeconds: 60 } }));

  const failThreeTimes = async () => {
    for (let count = 0; count < 3; count += 1) {
      expect(await attempt('wrong')).toBe('INVALID_LOGIN_CREDENTIALS');
    }
  };

  it('refuses even the right password after the failures that are allowed, until it recovers', async () => {
    await failThreeTimes();
    expect(await attempt()).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
    service.advance(59_000);
    expect(await attempt()).toMatch(/^TOO_MANY/);
    service.advance(1000);
    expect(await attempt()).toBe('signed in');
  });

  it('counts from the last failure, for each e-mail, and forgets with a success', async () => {
    await attempt('wrong');
    await attempt('wrong');
    expect(await attempt()).toBe('signed in');
    await failThreeTimes();
    const other = await client.signIn('ben@waymark.test', 'wrong');
    expect(messageOf(other)).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('can be told of one account, whatever was counted', async () => {
    service.configure({ throttling: 'off' });
    service.throttle(ana.email);
    expect(await attempt()).toMatch(/^TOO_MANY/);
    service.advance(3_600_000);
    expect(await attempt()).toMatch(/^TOO_MANY/);
    service.reset();
    expect(await attempt()).toBe('signed in');
  });
});

describe('the next answer', () => {
  it('is met once, by whichever call comes first', async () => {
    service.answerNext('JSON_503');
    expect(service.network.next?.fault.id).toBe('JSON_503');
    expect(await attempt()).toBe('The service is currently unavailable.');
    expect(service.network.next).toBeUndefined();
    expect(await attempt()).toBe('signed in');
  });

  it('waits for the call that it is for', async () => {
    service.answerNext('TOKEN_EXPIRED', 'token');
    const { refreshToken } = (await client.signIn(ana.email, ana.password)).body;
    expect(messageOf(await client.refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await client.refresh(refreshToken)).status).toBe(200);
  });

  it('meets no call that the service never answers so, unless that call is named', async () => {
    service.answerNext('TOKEN_EXPIRED');
    const { status } = await client.send(`${realHost}/v2/passwordPolicy?key=any`);
    expect(status).toBe(200);
    await client.send(`${realHost}/v1/accounts:signUp?key=any`, json({}));
    expect(await attempt()).toBe('signed in');
    expect(service.network.next).toBeDefined();
    service.answerNext('TOKEN_EXPIRED', 'signInWithPassword');
    expect(await attempt()).toBe('TOKEN_EXPIRED');
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

  it('tells whoever mistypes the address of a fault', async () => {
    await client.signIn('auth/user-disabeld@error.waymark.test', 'any');
    await client.signIn('auth/user-disabled@error.waymark.test', 'any');
    await client.signIn('who@waymark.test', 'any');
    expect(service.calls.map(({ hint }) => hint)).toEqual([
      'No fault has the code “user-disabeld”.',
      undefined,
      undefined,
    ]);
  });
});

describe('what there is not', () => {
  it.each<[string, (service: IdentityToolkit) => void]>([
    ['no fault NO_FAULT. There are: EMAIL_NOT_', (to) => to.answerNext('NO_FAULT' as 'RESET')],
    ['no call lokup. There are: sign', (to) => to.answerNext('RESET', 'lokup' as 'lookup')],
    ['no setting captha. There are: project,', (to) => to.configure({ captha: 'off' } as object)],
    ['no account who@waymark.test. There are: ana@', (to) => to.disable('who@waymark.test')],
  ])('is refused: %s', (words, drive) => {
    const before = service.snapshot();
    expect(() => drive(service)).toThrow(words);
    expect(service.snapshot()).toEqual(before);
    expect(service.network.next).toBeUndefined();
  });

  it('is refused from the start, as is a second account of the same e-mail', () => {
    const settings = { captha: 'on' } as object;
    expect(() => createIdentityToolkit({ accounts: [], settings })).toThrow('captha');
    const accounts = [ana, { ...ana, localId: 'another' }];
    expect(() => createIdentityToolkit({ accounts })).toThrow(`${ana.email} twice`);
  });

  it('is a snapshot of another version', () => {
    const before = service.snapshot();
    for (const other of [undefined, null, 'snapshot', {}, { ...before, version: 1 }]) {
      expect(service.restore(other)).toBe(false);
    }
    expect(service.snapshot()).toEqual(before);
  });
});

describe('watching', () => {
  it('tells of every change and every call, until it is ended', async () => {
    const listener = vi.fn();
    const end = service.subscribe(listener);
    service.disable(ana.email);
    service.configure({ captcha: 'audit' });
    await attempt();
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    service.reset();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('shows another list of calls after each, so that a change can be told by identity', async () => {
    const before = service.calls;
    await attempt();
    expect(service.calls).not.toBe(before);
    expect(service.calls).toMatchObject([{ id: 1 }]);
    service.clearCalls();
    expect(service.calls).toEqual([]);
    await attempt();
    expect(service.calls).toMatchObject([{ id: 2 }]);
  });

  it('keeps the last calls, and a list of accounts that changes only with them', async () => {
    for (let count = 0; count < journalLimit + 5; count += 1) await service.respond(aSignIn());
    expect(service.calls).toHaveLength(journalLimit);
    expect(service.calls.at(-1)?.id).toBe(journalLimit + 5);
    const { accounts } = service;
    expect(service.accounts).toBe(accounts);
    service.disable(ana.email);
    expect(service.accounts).not.toBe(accounts);
  });
});

describe('the clock', () => {
  it('goes forward only', () => {
    const before = service.now();
    service.advance(3_600_000);
    expect(service.now() - before).toBeGreaterThanOrEqual(3_600_000);
    expect(() => service.advance(-1)).toThrow(RangeError);
    expect(() => service.advance(Number.NaN)).toThrow(RangeError);
  });
});

describe('the journal', () => {
  it('keeps a journal that tells names and outcomes, but no secret', async () => {
    await client.signIn(ana.email, 'wrong');
    const { refreshToken } = (await client.signIn(ana.email, 'right-1')).body;
    await client.refresh(refreshToken);
    await client.signIn(`network-request-failed@${failureDomain}`, 'x').catch(() => {});
    expect(service.calls).toEqual([
      {
        id: 1,
        at: clock,
        call: 'signInWithPassword',
        method: 'POST',
        path: '/v1/accounts:signInWithPassword',
        status: 400,
        message: 'INVALID_LOGIN_CREDENTIALS',
        fields: ['email', 'password', 'returnSecureToken', 'clientType'],
      },
      expect.objectContaining({ call: 'signInWithPassword', status: 200 }),
      {
        id: 3,
        at: clock,
        call: 'token',
        method: 'POST',
        path: '/v1/token',
        status: 200,
        fields: ['grant_type', 'refresh_token'],
      },
      expect.objectContaining({ call: 'signInWithPassword', status: 0 }),
    ]);
    const written = JSON.stringify(service.calls);
    expect(written).not.toContain('right-1');
    expect(written).not.toContain(String(refreshToken));
  });

  it('journals no secret either where the call is spoiled', async () => {
    const { refreshToken } = (await client.signIn(ana.email, 'right-1')).body;
    const body = JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const url = `${tokenHost}/v1/token?key=any`;
    for (const type of ['application/x-www-form-urlencoded', 'password=right-1']) {
      await client.send(url, { method: 'POST', headers: { 'content-type': type }, body });
    }
    await client.send(`${url}&password=right-1`, { method: 'DELETE' });
    await client.accounts('signInWithPassword', { 'right-1': 'right-1' });
    const written = JSON.stringify(service.calls);
    expect(written).not.toContain('right-1');
    expect(written).not.toContain(String(refreshToken));
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
    vi.useRealTimers();
  });

  it('goes back to the seeded state', async () => {
    service.add({ email: 'new@waymark.test', password: 'right-1' });
    service.disable(ana.email);
    service.setPolicy({ minPasswordLength: 20 });
    service.setDelay('infinite');
    service.reset();
    expect(service.calls).toEqual([]);
    expect((await client.signIn(ana.email, 'right-1')).status).toBe(200);
    expect((await client.signIn('new@waymark.test', 'right-1')).status).toBe(400);
  });
});

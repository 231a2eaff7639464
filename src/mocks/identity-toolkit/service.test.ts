import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { failureDomain } from './failures.ts';
import { createIdentityToolkit, type IdentityToolkit } from './service.ts';

const ana = { email: 'Ana@waymark.test', password: 'right-1', displayName: 'Ana Pérez' };
const realHost = 'https://identitytoolkit.googleapis.com';
const tokenHost = 'https://securetoken.googleapis.com';
const emulator = 'http://127.0.0.1:9099';

let clock: number;
let service: IdentityToolkit;

beforeEach(() => {
  clock = Date.UTC(2026, 5, 1, 9);
  service = createIdentityToolkit({ accounts: [ana], now: () => clock });
});

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

async function send(url: string, init: RequestInit = {}, to = service): Promise<Reply> {
  const response = await getResponse(to.handlers, new Request(url, init));
  if (response === undefined) throw new Error(`No handler answered ${url}`);
  const text = await response.text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return { status: response.status, body: { ...(body as object) }, headers: response.headers };
}

function json(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function accounts(call: string, body: unknown, to = service): Promise<Reply> {
  return send(`${realHost}/v1/accounts:${call}?key=any`, json(body), to);
}

function signIn(email: string, password: string, to = service): Promise<Reply> {
  const rest = { returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' };
  return accounts('signInWithPassword', { email, password, ...rest }, to);
}

function token(form: Record<string, string>, to = service): Promise<Reply> {
  const init = { method: 'POST', body: new URLSearchParams(form) };
  return send(`${tokenHost}/v1/token?key=any`, init, to);
}

function refresh(refreshToken: unknown, to = service): Promise<Reply> {
  return token({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }, to);
}

function message(reply: Reply): string {
  return (reply.body['error'] as { message: string }).message;
}

function claims(idToken: unknown): Record<string, unknown> {
  const [, payload = ''] = String(idToken).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

describe('signing in', () => {
  it('answers tokens, the id and the e-mail in lower case', async () => {
    const reply = await signIn('ana@waymark.test', 'right-1');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: 'mock-ana@waymark.test',
      email: 'ana@waymark.test',
      idToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: '3600',
    });
  });

  it("dates the token by the service's clock", async () => {
    const { body } = await signIn(ana.email, 'right-1');
    const seconds = clock / 1000;
    expect(claims(body['idToken'])).toEqual({
      name: 'Ana Pérez',
      email: 'ana@waymark.test',
      email_verified: false,
      auth_time: seconds,
      user_id: 'mock-ana@waymark.test',
      firebase: { identities: { email: ['ana@waymark.test'] }, sign_in_provider: 'password' },
      iat: seconds,
      exp: seconds + 3600,
      aud: 'waymark-mock',
      iss: 'https://securetoken.google.com/waymark-mock',
      sub: 'mock-ana@waymark.test',
    });
  });

  it('checks in the order of the real service', async () => {
    service.add({ email: 'off@waymark.test', password: 'right-1', disabled: true });
    const messages = [];
    for (const body of [
      {},
      { email: '' },
      { email: 'no-address' },
      { email: ana.email },
      { email: ana.email, password: '' },
      { email: 'off@waymark.test', password: 'wrong' },
      { email: ana.email, password: 'wrong' },
    ]) {
      messages.push(message(await accounts('signInWithPassword', body)));
    }
    expect(messages).toEqual([
      'MISSING_EMAIL',
      'INVALID_EMAIL',
      'INVALID_EMAIL',
      'MISSING_PASSWORD',
      'MISSING_PASSWORD',
      'USER_DISABLED',
      'INVALID_LOGIN_CREDENTIALS',
    ]);
  });

  it('tells an unknown e-mail from a wrong password only without enumeration protection', async () => {
    const open = createIdentityToolkit({ accounts: [ana], emailEnumerationProtection: false });
    expect(message(await signIn('who@waymark.test', 'x', open))).toBe('EMAIL_NOT_FOUND');
    expect(message(await signIn(ana.email, 'x', open))).toBe('INVALID_PASSWORD');
    expect(message(await signIn('who@waymark.test', 'x'))).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('says no in the error body of the real service', async () => {
    const reply = await signIn(ana.email, 'wrong');
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: {
        code: 400,
        message: 'INVALID_LOGIN_CREDENTIALS',
        errors: [{ message: 'INVALID_LOGIN_CREDENTIALS', reason: 'invalid', domain: 'global' }],
      },
    });
  });

  it('refuses a password that an enforced policy no longer allows', async () => {
    service.setPolicy({
      minPasswordLength: 10,
      containsUppercaseCharacter: true,
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: true,
    });
    expect(message(await signIn(ana.email, 'right-1'))).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: ' +
        '[Password must contain at least 10 characters, Password must contain an upper case character]',
    );
    service.setPolicy({});
    expect((await signIn(ana.email, 'right-1')).status).toBe(200);
  });
});

describe('a session', () => {
  it('looks up the user without password, hash or salt', async () => {
    const { body } = await signIn(ana.email, 'right-1');
    const reply = await accounts('lookup', { idToken: body['idToken'] });
    expect(reply.body).toEqual({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId: 'mock-ana@waymark.test',
          email: 'ana@waymark.test',
          displayName: 'Ana Pérez',
          emailVerified: false,
          validSince: expect.stringMatching(/^\d{10}$/),
          passwordUpdatedAt: expect.any(Number),
          createdAt: expect.stringMatching(/^\d{13}$/),
          lastLoginAt: String(clock),
          lastRefreshAt: new Date(clock).toISOString(),
          providerUserInfo: [
            {
              providerId: 'password',
              email: 'ana@waymark.test',
              federatedId: 'ana@waymark.test',
              rawId: 'ana@waymark.test',
              displayName: 'Ana Pérez',
            },
          ],
        },
      ],
    });
  });

  it('is refreshed with a later token and keeps the time of the sign-in', async () => {
    const first = await signIn(ana.email, 'right-1');
    clock += 1_800_000;
    const reply = await refresh(first.body['refreshToken']);
    expect(reply.body).toEqual({
      id_token: reply.body['access_token'],
      access_token: expect.any(String),
      expires_in: '3600',
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      user_id: 'mock-ana@waymark.test',
      project_id: '12345',
    });
    const before = claims(first.body['idToken']);
    const after = claims(reply.body['id_token']);
    expect(after['iat']).toBe(Number(before['iat']) + 1800);
    expect(after['auth_time']).toBe(before['auth_time']);
  });

  it('outlives the memory of the service, as over a page reload', async () => {
    const { body } = await signIn(ana.email, 'right-1');
    const reloaded = createIdentityToolkit({ accounts: [ana], now: () => clock });
    expect((await accounts('lookup', { idToken: body['idToken'] }, reloaded)).status).toBe(200);
    expect((await refresh(body['refreshToken'], reloaded)).status).toBe(200);
  });

  it.each(['lookup', 'delete'])(
    'is checked in the order of the real service by %s',
    async (call) => {
      const { idToken } = (await signIn(ana.email, 'right-1')).body;
      expect(message(await accounts(call, {}))).toBe('MISSING_ID_TOKEN');
      expect(message(await accounts(call, { idToken: 'opaque' }))).toBe('INVALID_ID_TOKEN');
      service.disable(ana.email);
      expect(message(await accounts(call, { idToken }))).toBe('USER_DISABLED');
      service.revoke(ana.email);
      expect(message(await accounts(call, { idToken }))).toBe('TOKEN_EXPIRED');
      service.remove(ana.email);
      expect(message(await accounts(call, { idToken }))).toBe('USER_NOT_FOUND');
    },
  );

  it('is checked in the order of the real service when it is refreshed', async () => {
    const { refreshToken } = (await signIn(ana.email, 'right-1')).body;
    expect(message(await token({}))).toBe('MISSING_GRANT_TYPE');
    expect(message(await token({ grant_type: 'password' }))).toBe('INVALID_GRANT_TYPE');
    expect(message(await token({ grant_type: 'refresh_token' }))).toBe('MISSING_REFRESH_TOKEN');
    expect(message(await refresh('opaque'))).toBe('INVALID_REFRESH_TOKEN');
    service.disable(ana.email);
    expect(message(await refresh(refreshToken))).toBe('USER_DISABLED');
    service.revoke(ana.email);
    expect(message(await refresh(refreshToken))).toBe('TOKEN_EXPIRED');
    service.remove(ana.email);
    expect(message(await refresh(refreshToken))).toBe('USER_NOT_FOUND');
  });

  it('of another project is not taken', async () => {
    const other = createIdentityToolkit({ accounts: [ana], projectId: 'other' });
    const { body } = await signIn(ana.email, 'right-1', other);
    const { idToken, refreshToken } = body;
    expect(message(await accounts('lookup', { idToken }))).toBe('INVALID_ID_TOKEN');
    expect(message(await refresh(refreshToken))).toBe('INVALID_REFRESH_TOKEN');
  });

  it('ends with the account', async () => {
    const { idToken } = (await signIn(ana.email, 'right-1')).body;
    const reply = await accounts('delete', { idToken });
    expect(reply.body).toEqual({ kind: 'identitytoolkit#DeleteAccountResponse' });
    expect(message(await accounts('lookup', { idToken }))).toBe('USER_NOT_FOUND');
    expect(message(await signIn(ana.email, 'right-1'))).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('opened in the very second of a revocation works', async () => {
    const old = await signIn(ana.email, 'right-1');
    service.revoke(ana.email);
    const fresh = await signIn(ana.email, 'right-1');
    const lookup = (reply: Reply) => accounts('lookup', { idToken: reply.body['idToken'] });
    expect(message(await lookup(old))).toBe('TOKEN_EXPIRED');
    expect((await lookup(fresh)).status).toBe(200);
    expect((await refresh(fresh.body['refreshToken'])).status).toBe(200);
  });

  it('ends when the password changes', async () => {
    const { idToken } = (await signIn(ana.email, 'right-1')).body;
    service.setPassword(ana.email, 'right-2');
    expect(message(await accounts('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
    expect((await signIn(ana.email, 'right-1')).status).toBe(400);
    expect((await signIn(ana.email, 'right-2')).status).toBe(200);
  });

  it('can be made short', async () => {
    const short = createIdentityToolkit({ accounts: [ana], tokenLifetimeSeconds: 310 });
    const { body } = await signIn(ana.email, 'right-1', short);
    expect(body['expiresIn']).toBe('310');
    const { iat, exp } = claims(body['idToken']);
    expect(Number(exp) - Number(iat)).toBe(310);
  });
});

describe('the project', () => {
  it('answers a policy that demands six characters unless told otherwise', async () => {
    const url = `${realHost}/v2/passwordPolicy?key=any`;
    expect((await send(url)).body).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6 },
      enforcementState: 'OFF',
      forceUpgradeOnSignin: false,
      schemaVersion: 1,
    });
    service.setPolicy({ minPasswordLength: 9, containsNumericCharacter: true });
    expect((await send(url)).body['customStrengthOptions']).toEqual({
      minPasswordLength: 9,
      containsNumericCharacter: true,
    });
  });

  it('shows the policy of which a scripted refusal spoke until the next sign-in', async () => {
    const url = `${realHost}/v2/passwordPolicy?key=any`;
    const code = 'password-does-not-meet-requirements';
    const refused = await signIn(`${code}@${failureDomain}`, 'Welcome-2026');
    expect(message(refused)).toContain('at least 16 characters');
    expect((await send(url)).body['enforcementState']).toBe('ENFORCE');
    expect((await signIn(ana.email, 'right-1')).status).toBe(200);
    expect((await send(url)).body['enforcementState']).toBe('OFF');
  });

  it('has reCAPTCHA off', async () => {
    const { body } = await send(`${realHost}/v2/recaptchaConfig?key=any`);
    expect(body).toEqual({
      recaptchaEnforcementState: [
        { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
        { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
      ],
    });
  });
});

describe('the wire', () => {
  it('has the same answers under the addresses of the emulator', async () => {
    const host = `${emulator}/identitytoolkit.googleapis.com`;
    const body = { email: ana.email, password: 'right-1' };
    const signedIn = await send(`${host}/v1/accounts:signInWithPassword?key=any`, json(body));
    expect(signedIn.status).toBe(200);
    const form = { grant_type: 'refresh_token', refresh_token: signedIn.body['refreshToken'] };
    const url = `${emulator}/securetoken.googleapis.com/v1/token?key=any`;
    expect((await send(url, json(form))).status).toBe(200);
  });

  it('names a call that it does not know instead of staying silent', async () => {
    const reply = await send(`${realHost}/v1/accounts:signUp?key=any`, json({}));
    expect(reply.status).toBe(501);
    expect(message(reply)).toContain('POST /v1/accounts:signUp');
    expect((await send(`${tokenHost}/v1/other?key=any`)).status).toBe(501);
  });

  it('leaves every other address alone', async () => {
    const request = new Request('https://waymark.test/identity?to=identitytoolkit.googleapis.com/');
    expect(await getResponse(service.handlers, request)).toBeUndefined();
  });

  it('refuses the wrong method, a missing key and a broken body', async () => {
    const url = `${realHost}/v1/accounts:lookup`;
    const wrongMethod = await send(`${url}?key=any`);
    expect(wrongMethod.status).toBe(405);
    expect(Object.keys(wrongMethod.body)).toEqual(['message']);
    const noKey = await send(url, json({}));
    expect(noKey.status).toBe(403);
    expect(noKey.body['error']).toMatchObject({ status: 'PERMISSION_DENIED' });
    for (const body of ['{"idToken":', 'null', '[]']) {
      const broken = await send(`${url}?key=any`, { method: 'POST', body });
      expect(broken.status).toBe(400);
      expect(broken.body['error']).toMatchObject({ status: 'INVALID_ARGUMENT' });
    }
  });

  it('lets a page of any origin in, preflight included', async () => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-headers': 'content-type,x-client-version',
    };
    const url = `${realHost}/v1/accounts:lookup?key=any`;
    const preflight = await send(url, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'content-type,x-client-version',
    );
    const refused = await send(url, { ...json({}), headers });
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(service.calls.map(({ method }) => method)).toEqual(['POST']);
  });
});

describe('driving', () => {
  it('keeps a journal that tells names and outcomes, but no secret', async () => {
    await signIn(ana.email, 'wrong');
    const { refreshToken } = (await signIn(ana.email, 'right-1')).body;
    await refresh(refreshToken);
    await signIn(`network-request-failed@${failureDomain}`, 'x').catch(() => {});
    expect(service.calls).toEqual([
      {
        call: 'signInWithPassword',
        method: 'POST',
        path: '/v1/accounts:signInWithPassword',
        status: 400,
        message: 'INVALID_LOGIN_CREDENTIALS',
        fields: ['email', 'password', 'returnSecureToken', 'clientType'],
      },
      expect.objectContaining({ call: 'signInWithPassword', status: 200 }),
      {
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

  it('goes back to the seeded state', async () => {
    service.add({ email: 'new@waymark.test', password: 'right-1' });
    service.disable(ana.email);
    service.setPolicy({ minPasswordLength: 20 });
    service.setDelay('infinite');
    service.reset();
    expect(service.calls).toEqual([]);
    expect((await signIn(ana.email, 'right-1')).status).toBe(200);
    expect((await signIn('new@waymark.test', 'right-1')).status).toBe(400);
  });

  it('lets a disabled account in again', async () => {
    service.disable(ana.email);
    service.enable(ana.email);
    expect((await signIn(ana.email, 'right-1')).status).toBe(200);
  });

  it('journals a call that is never answered', async () => {
    service.setDelay('infinite');
    const answered = signIn(ana.email, 'right-1').then(() => 'answered');
    const waited = new Promise((resolve) => setTimeout(resolve, 30, 'waiting'));
    expect(await Promise.race([answered, waited])).toBe('waiting');
    expect(service.calls).toHaveLength(1);
  });

  it('holds answers back for as long as it was told', async () => {
    service.setDelay(40);
    const started = performance.now();
    await signIn(ana.email, 'right-1');
    expect(performance.now() - started).toBeGreaterThan(35);
  });

  it('throws where the account to change does not exist', () => {
    expect(() => service.disable('who@waymark.test')).toThrow('who@waymark.test');
  });
});

import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { failureDomain } from './faultAddress.ts';
import {
  createIdentityToolkit,
  type IdentityToolkit,
  type IdentityToolkitOptions,
} from './service.ts';
import {
  claimsOf,
  createTestClient,
  json,
  messageOf,
  type Reply,
  realHost,
  type TestClient,
  tokenHost,
} from './testClient.ts';

const ana = { email: 'Ana@waymark.test', password: 'right-1', displayName: 'Ana Pérez' };

let clock: number;
let service: IdentityToolkit;
let client: TestClient;

beforeEach(() => {
  clock = Date.UTC(2026, 5, 1, 9);
  service = createIdentityToolkit({ accounts: [ana], now: () => clock });
  client = createTestClient(service);
});

function start(options: Partial<IdentityToolkitOptions>): TestClient {
  return createTestClient(createIdentityToolkit({ accounts: [ana], now: () => clock, ...options }));
}

describe('signing in', () => {
  it("dates the token by the service's clock", async () => {
    const { body } = await client.signIn(ana.email, 'right-1');
    const seconds = clock / 1000;
    expect(claimsOf(body['idToken'])).toEqual({
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

  it('tells an unknown e-mail from a wrong password only without enumeration protection', async () => {
    const open = start({ settings: { emailEnumerationProtection: false } });
    expect(messageOf(await open.signIn('who@waymark.test', 'x'))).toBe('EMAIL_NOT_FOUND');
    expect(messageOf(await open.signIn(ana.email, 'x'))).toBe('INVALID_PASSWORD');
    expect(messageOf(await client.signIn('who@waymark.test', 'x'))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
  });

  it('refuses a password that an enforced policy no longer allows', async () => {
    service.setPolicy({
      minPasswordLength: 10,
      containsUppercaseCharacter: true,
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: true,
    });
    expect(messageOf(await client.signIn(ana.email, 'right-1'))).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: ' +
        '[Password must contain at least 10 characters, Password must contain an upper case character]',
    );
    service.setPolicy({});
    expect((await client.signIn(ana.email, 'right-1')).status).toBe(200);
  });
});

describe('a session', () => {
  it('is refreshed with a later token and keeps the time of the sign-in', async () => {
    const first = await client.signIn(ana.email, 'right-1');
    clock += 1_800_000;
    const reply = await client.refresh(first.body['refreshToken']);
    expect(reply.body).toEqual({
      id_token: reply.body['access_token'],
      access_token: expect.any(String),
      expires_in: '3600',
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      user_id: 'mock-ana@waymark.test',
      project_id: '12345',
    });
    const before = claimsOf(first.body['idToken']);
    const after = claimsOf(reply.body['id_token']);
    expect(after['iat']).toBe(Number(before['iat']) + 1800);
    expect(after['auth_time']).toBe(before['auth_time']);
  });

  it('outlives the memory of the service, as over a page reload', async () => {
    const { body } = await client.signIn(ana.email, 'right-1');
    const reloaded = start({});
    expect((await reloaded.accounts('lookup', { idToken: body['idToken'] })).status).toBe(200);
    expect((await reloaded.refresh(body['refreshToken'])).status).toBe(200);
  });

  it('of another project is not taken', async () => {
    const other = start({ projectId: 'other' });
    const { body } = await other.signIn(ana.email, 'right-1');
    const { idToken, refreshToken } = body;
    expect(messageOf(await client.accounts('lookup', { idToken }))).toBe('INVALID_ID_TOKEN');
    expect(messageOf(await client.refresh(refreshToken))).toBe('INVALID_REFRESH_TOKEN');
  });

  it('opened in the very second of a revocation works', async () => {
    const old = await client.signIn(ana.email, 'right-1');
    service.revoke(ana.email);
    const fresh = await client.signIn(ana.email, 'right-1');
    const lookup = (reply: Reply) => client.accounts('lookup', { idToken: reply.body['idToken'] });
    expect(messageOf(await lookup(old))).toBe('TOKEN_EXPIRED');
    expect((await lookup(fresh)).status).toBe(200);
    expect((await client.refresh(fresh.body['refreshToken'])).status).toBe(200);
  });

  it('ends when the password changes', async () => {
    const { idToken } = (await client.signIn(ana.email, 'right-1')).body;
    service.setPassword(ana.email, 'right-2');
    expect(messageOf(await client.accounts('lookup', { idToken }))).toBe('TOKEN_EXPIRED');
    expect((await client.signIn(ana.email, 'right-1')).status).toBe(400);
    expect((await client.signIn(ana.email, 'right-2')).status).toBe(200);
  });
});

describe('the project', () => {
  it('answers a policy that demands six characters unless told otherwise', async () => {
    const url = `${realHost}/v2/passwordPolicy?key=any`;
    expect((await client.send(url)).body).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6 },
      enforcementState: 'OFF',
      forceUpgradeOnSignin: false,
      schemaVersion: 1,
    });
    service.setPolicy({ minPasswordLength: 9, containsNumericCharacter: true });
    expect((await client.send(url)).body['customStrengthOptions']).toEqual({
      minPasswordLength: 9,
      containsNumericCharacter: true,
    });
  });

  it('shows a policy that was set after a scripted refusal spoke of another', async () => {
    await client.signIn(`password-does-not-meet-requirements@${failureDomain}`, 'any');
    service.setPolicy({ minPasswordLength: 7 });
    const { body } = await client.send(`${realHost}/v2/passwordPolicy?key=any`);
    expect(body['customStrengthOptions']).toEqual({ minPasswordLength: 7 });
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
});

describe('the wire', () => {
  it('names a call that it does not know instead of staying silent', async () => {
    const reply = await client.send(`${realHost}/v1/accounts:signUp?key=any`, json({}));
    expect(reply.status).toBe(501);
    expect(messageOf(reply)).toContain('POST /v1/accounts:signUp');
    expect((await client.send(`${tokenHost}/v1/other?key=any`)).status).toBe(501);
  });

  it('leaves every other address alone', async () => {
    const request = new Request('https://waymark.test/identity?to=identitytoolkit.googleapis.com/');
    expect(await getResponse(service.handlers, request)).toBeUndefined();
  });

  it('lets a page of any origin in, preflight included', async () => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-headers': 'content-type,x-client-version',
    };
    const url = `${realHost}/v1/accounts:lookup?key=any`;
    const preflight = await client.send(url, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'content-type,x-client-version',
    );
    const refused = await client.send(url, { ...json({}), headers });
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(service.calls.map(({ method }) => method)).toEqual(['POST']);
  });
});

describe('driving', () => {
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

  it('journals a call that is never answered', async () => {
    service.setDelay('infinite');
    const answered = client.signIn(ana.email, 'right-1').then(() => 'answered');
    const waited = new Promise((resolve) => setTimeout(resolve, 30, 'waiting'));
    expect(await Promise.race([answered, waited])).toBe('waiting');
    expect(service.calls).toMatchObject([{ call: 'signInWithPassword', status: 0 }]);
  });

  it('holds answers back for as long as it was told', async () => {
    service.setDelay(40);
    const started = performance.now();
    await client.signIn(ana.email, 'right-1');
    expect(performance.now() - started).toBeGreaterThan(35);
  });
});

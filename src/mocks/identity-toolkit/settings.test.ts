import { beforeEach, describe, expect, it } from 'vitest';
import { captchaScriptAddress } from './calls.ts';
import { createIdentityToolkit, type IdentityToolkit } from './service.ts';
import { createTestClient, messageOf, realHost, type TestClient } from './testClient.ts';

const ana = { email: 'ana@waymark.test', password: 'right-1' };
const seconds = 1000;

let clock: number;
let service: IdentityToolkit;
let client: TestClient;

beforeEach(() => {
  clock = Date.UTC(2026, 5, 1, 9);
  service = createIdentityToolkit({ accounts: [ana], now: () => clock });
  client = createTestClient(service);
});

const attempt = async (password = ana.password, fields: object = {}) =>
  messageOf(await client.signIn(ana.email, password, fields)) ?? 'signed in';

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
    service.advance(59 * seconds);
    expect(await attempt()).toMatch(/^TOO_MANY/);
    service.advance(seconds);
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
    service.advance(3600 * seconds);
    expect(await attempt()).toMatch(/^TOO_MANY/);
    service.unthrottle(ana.email);
    expect(await attempt()).toBe('signed in');
  });

  it('is off unless it is asked for', async () => {
    service.configure({ throttling: 'off' });
    for (let count = 0; count < 20; count += 1) await attempt('wrong');
    expect(await attempt()).toBe('signed in');
  });
});

describe('captcha', () => {
  const passed = {
    captchaResponse: 'mock-captcha-token',
    clientType: 'CLIENT_TYPE_WEB',
    recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
  };

  it('enforced, is demanded before the password is looked at', async () => {
    service.configure({ captcha: 'enforce' });
    expect(await attempt('wrong')).toBe('MISSING_RECAPTCHA_TOKEN');
    expect(await attempt('wrong', { ...passed, captchaResponse: 'NO_RECAPTCHA' })).toBe(
      'INVALID_RECAPTCHA_TOKEN',
    );
    expect(await attempt('wrong', { ...passed, clientType: undefined })).toBe(
      'MISSING_CLIENT_TYPE',
    );
    expect(await attempt('wrong', { ...passed, recaptchaVersion: undefined })).toBe(
      'MISSING_RECAPTCHA_VERSION',
    );
    expect(await attempt('wrong', passed)).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(await attempt(ana.password, passed)).toBe('signed in');
  });

  it('in audit mode is announced and not demanded', async () => {
    service.configure({ captcha: 'audit' });
    const { body } = await client.send(`${realHost}/v2/recaptchaConfig?key=any`);
    expect(body).toMatchObject({
      recaptchaKey: 'projects/waymark-mock/keys/mock-site-key',
      recaptchaEnforcementState: [{ enforcementState: 'AUDIT' }, { enforcementState: 'OFF' }],
    });
    expect(await attempt()).toBe('signed in');
  });

  it('has its script answered too, by a handler of its own', () => {
    const addresses = service.handlers.map(({ info }) => ('path' in info ? info.path : undefined));
    expect(addresses).toContain(captchaScriptAddress);
  });
});

describe('the project', () => {
  it('can refuse the key', async () => {
    service.configure({ apiKey: 'refused' });
    expect(await attempt()).toBe('API key not valid. Please pass a valid API key.');
  });

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

  it('ends tokens by any clock, also one that begins at zero', async () => {
    const early = createIdentityToolkit({ accounts: [ana], now: () => 0 });
    const there = createTestClient(early);
    const { idToken } = (await there.signIn(ana.email, ana.password)).body;
    expect((await there.accounts('lookup', { idToken })).status).toBe(200);
    early.advance(3600 * seconds);
    expect(messageOf(await there.accounts('lookup', { idToken }))).toBe('INVALID_ID_TOKEN');
  });

  it('dates and ends tokens as it is told', async () => {
    service.configure({ tokenLifetimeSeconds: 310 });
    const { idToken, refreshToken, expiresIn } = (await client.signIn(ana.email, ana.password))
      .body;
    expect(expiresIn).toBe('310');
    service.advance(309 * seconds);
    expect((await client.accounts('lookup', { idToken })).status).toBe(200);
    service.advance(seconds);
    expect(messageOf(await client.accounts('lookup', { idToken }))).toBe('INVALID_ID_TOKEN');
    const refreshed = await client.refresh(refreshToken);
    expect((await client.accounts('lookup', { idToken: refreshed.body['id_token'] })).status).toBe(
      200,
    );
  });
});

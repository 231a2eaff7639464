import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createHandlers } from './handlers.ts';
import { createIdentityToolkit, type IdentityToolkit } from './service.ts';
import { createTestClient } from './testClient.ts';

// tests/contract compares the mock with the emulator. These tests cover what the emulator cannot show.

const ana = { email: 'ana@waymark.test', password: 'right-1' };

let service: IdentityToolkit;
let client: ReturnType<typeof createTestClient>;

beforeEach(() => {
  service = createIdentityToolkit({ accounts: [ana] });
  client = createTestClient(service);
});

const attempt = async (password = ana.password) =>
  (await client.signIn(ana.email, password)).message ?? 'signed in';

it('a call that the mock does not know is named, and every other address is left alone', async () => {
  const { status, message } = await client.accounts('signUp', ana);
  expect([status, message]).toEqual([
    501,
    'NOT_IMPLEMENTED_IN_MOCK : This mock does not answer POST /v1/accounts:signUp.',
  ]);
  const other = new Request('https://waymark.test/identity?to=identitytoolkit.googleapis.com/');
  expect(await getResponse(createHandlers(service), other)).toBeUndefined();
});

it('throttling counts for each email, forgets with a success, and recovers', async () => {
  service.configure({ throttling: { failures: 2, recoverySeconds: 60 } });
  await attempt('wrong');
  expect(await attempt()).toBe('signed in');
  await attempt('wrong');
  expect(await attempt('wrong')).toBe('INVALID_LOGIN_CREDENTIALS');
  const other = await client.signIn('ben@waymark.test', 'wrong');
  expect(other.message).toBe('INVALID_LOGIN_CREDENTIALS');
  service.advance(59_000);
  expect(await attempt()).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
  service.advance(1000);
  expect(await attempt()).toBe('signed in');
});

it('the next answer meets the first call that the service may answer so, once', async () => {
  service.failNext('TOKEN_EXPIRED');
  const { refreshToken } = (await client.signIn(ana.email, ana.password)).body;
  expect(service.network.next?.fault.id).toBe('TOKEN_EXPIRED');
  expect((await client.refresh(refreshToken)).message).toBe('TOKEN_EXPIRED');
  expect((await client.refresh(refreshToken)).status).toBe(200);
});

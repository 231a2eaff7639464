import type { Auth } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { identityCallOf, verdictOf } from './identityCalls.ts';

describe('a call', () => {
  const live = { emulatorConfig: null } as Auth;
  const emulated = {
    emulatorConfig: { protocol: 'http', host: '127.0.0.1', port: 9099, options: {} },
  } as Auth;

  it.each([
    ['https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', 'other'],
    ['https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k', 'lookup'],
    ['https://securetoken.googleapis.com/v1/token?key=k', 'token'],
    ['https://identitytoolkit.googleapis.com/v2/passwordPolicy?key=k', 'other'],
    ['http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k', undefined],
    ['https://waymark.test/assets/index.js', undefined],
    ['https://waymark.test/securetoken.googleapis.com/v1/token', undefined],
    ['https://waymark.test/?to=https://securetoken.googleapis.com/v1/token', undefined],
  ])('to %s is %s', (url, call) => {
    expect(identityCallOf(url, live)).toBe(call);
  });

  it('has the address of the emulator where there is one', () => {
    const path = 'securetoken.googleapis.com/v1/token?key=k';
    expect(identityCallOf(`http://127.0.0.1:9099/${path}`, emulated)).toBe('token');
    expect(identityCallOf(`https://${path}`, emulated)).toBeUndefined();
  });
});

describe('what an answer says of a session', () => {
  const refusal = (message: unknown) => JSON.stringify({ error: { message } });
  const user = JSON.stringify({ users: [{ localId: 'maya' }] });
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: '3600' };

  it('is that it stands, for a whole answer', () => {
    expect(verdictOf('lookup', { status: 200, text: user })).toBe('stands');
    expect(verdictOf('token', { status: 200, text: JSON.stringify(tokens) })).toBe('stands');
  });

  it.each([
    'USER_DISABLED',
    'USER_DISABLED : The user account has been disabled by an administrator.',
    'USER_NOT_FOUND',
    'TOKEN_EXPIRED',
    'INVALID_ID_TOKEN',
    'INVALID_REFRESH_TOKEN',
  ])('is that it has ended, for %s', (message) => {
    expect(verdictOf('token', { status: 400, text: refusal(message) })).toBe('ended');
  });

  it.each([
    ['a new message', refusal('TOTALLY_NEW_THING')],
    ['too many attempts', refusal('TOO_MANY_ATTEMPTS_TRY_LATER')],
    ['a used-up quota', refusal('QUOTA_EXCEEDED : USER_DISABLED')],
    ['a server that fails', refusal('Internal error encountered.')],
    ['a message that is none', refusal(7)],
    ['an error that is text', '{"error":"USER_DISABLED"}'],
    ['HTML', '<h1>Bad gateway</h1>'],
    ['nothing', ''],
    ['null', 'null'],
  ])('is nothing, for %s', (_, text) => {
    expect(verdictOf('lookup', { status: 400, text })).toBe('nothing');
  });

  it.each(['{}', '{"users":[]}', '{"users":[{}]}', '{"users":"maya"}', 'null', '[]', '{"users":'])(
    'is nothing, for a lookup that is answered %s',
    (text) => {
      expect(verdictOf('lookup', { status: 200, text })).toBe('nothing');
    },
  );

  it.each(Object.keys(tokens))('is nothing, for tokens without %s', (name) => {
    const text = JSON.stringify({ ...tokens, [name]: undefined });
    expect(verdictOf('token', { status: 200, text })).toBe('nothing');
  });
});

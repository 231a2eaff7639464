import { describe, expect, it } from 'vitest';
import { classifyResponse } from './classifyResponse.ts';

const account = JSON.stringify({ users: [{ localId: 'maya' }] });
const idToken = `a.${btoa('{"sub":"maya"}')}.`;
const tokens = { access_token: idToken, refresh_token: 'r', expires_in: '3600' };
const refusal = (message: unknown) => JSON.stringify({ error: { message } });

describe('what an answer says of a session', () => {
  it('is that it is valid, for a whole answer', () => {
    expect(classifyResponse('lookup', 200, account)).toBe('valid');
    expect(classifyResponse('token', 200, JSON.stringify(tokens), 'maya')).toBe('valid');
    expect(classifyResponse('token', 200, JSON.stringify(tokens))).toBe('valid');
  });

  it.each([
    'USER_DISABLED',
    'USER_DISABLED : The user account has been disabled by an administrator.',
  ])('is that the account is disabled, for %s', (message) => {
    expect(classifyResponse('token', 400, refusal(message))).toBe('disabled');
  });

  it.each(['USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN', 'INVALID_REFRESH_TOKEN'])(
    'is that it has ended, for %s',
    (message) => {
      expect(classifyResponse('token', 400, refusal(message))).toBe('ended');
    },
  );

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
    expect(classifyResponse('token', 400, text)).toBe('nothing');
  });

  it.each([
    '{}',
    '{"users":[]}',
    '{"users":[{}]}',
    '{"users":"maya"}',
    '{"users":[{"localId":7}]}',
    '{"users":[{"localId":"maya","email":7}]}',
    'null',
    '[]',
    '{"users":',
  ])('is nothing, for a look-up that is answered %s', (text) => {
    expect(classifyResponse('lookup', 200, text)).toBe('nothing');
  });

  it.each([
    ['lookup', JSON.parse(account), 'ida'],
    ['token', tokens, 'ida'],
  ] as const)(
    'is that it is somebody else’s, for a %s call that is answered %o where it is about %s',
    (call, answer, uid) => {
      expect(classifyResponse(call, 200, JSON.stringify(answer), uid)).toBe('nothing');
    },
  );

  it.each([
    ...Object.keys(tokens).map((name) => ({ [name]: undefined })),
    { access_token: 'x' },
    { access_token: 'x.y.z' },
    { access_token: 7 },
    { refresh_token: 7 },
    { expires_in: 'soon' },
    { expires_in: '300' },
  ])('is nothing, for tokens with %o', (wrong) => {
    const text = JSON.stringify({ ...tokens, ...wrong });
    expect(classifyResponse('token', 200, text)).toBe('nothing');
  });
});

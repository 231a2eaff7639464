import { expect, it } from 'vitest';
import { classifyResponse } from './classifyResponse.ts';

const lookup = (account: object) => JSON.stringify({ users: [account] });
const idToken = `a.${btoa('{"sub":"maya"}')}.`;
const tokens = (changes: object = {}) =>
  JSON.stringify({ access_token: idToken, refresh_token: 'r', expires_in: '3600', ...changes });

it.each<[endpoint: 'lookup' | 'token', text: string, verdict: string, uid?: string]>([
  ['lookup', lookup({ localId: 'maya' }), 'valid'],
  ['lookup', lookup({ localId: 'maya' }), 'valid', 'maya'],
  ['lookup', lookup({ localId: 'maya' }), 'nothing', 'ida'],
  ['lookup', lookup({ localId: 7 }), 'nothing'],
  ['lookup', lookup({ localId: 'maya', email: 7 }), 'nothing'],
  ['lookup', '{"users":[]}', 'nothing'],
  ['lookup', '{"users":', 'nothing'],
  ['lookup', 'null', 'nothing'],
  ['token', tokens(), 'valid'],
  ['token', tokens(), 'valid', 'maya'],
  ['token', tokens(), 'nothing', 'ida'],
  ['token', tokens({ access_token: undefined }), 'nothing'],
  ['token', tokens({ access_token: 'x' }), 'nothing'],
  ['token', tokens({ refresh_token: undefined }), 'nothing'],
  ['token', tokens({ refresh_token: 7 }), 'nothing'],
  ['token', tokens({ expires_in: undefined }), 'nothing'],
  ['token', tokens({ expires_in: 'soon' }), 'nothing'],
  ['token', tokens({ expires_in: '300' }), 'nothing'],
  ['token', tokens({ expires_in: 'Infinity' }), 'nothing'],
])('a %s call that is answered %s is %s, for the account %s', (endpoint, text, verdict, uid) => {
  expect(classifyResponse(endpoint, 200, text, uid)).toBe(verdict);
});

const refusal = (message: unknown) => JSON.stringify({ error: { message } });

it.each([
  [refusal('USER_DISABLED'), 'disabled'],
  [refusal('USER_DISABLED : The user account has been disabled by an administrator.'), 'disabled'],
  [refusal('USER_NOT_FOUND'), 'ended'],
  [refusal('TOKEN_EXPIRED'), 'ended'],
  [refusal('INVALID_ID_TOKEN'), 'ended'],
  [refusal('INVALID_REFRESH_TOKEN'), 'ended'],
  [refusal('TOTALLY_NEW_THING'), 'nothing'],
  [refusal('QUOTA_EXCEEDED : USER_DISABLED'), 'nothing'],
  [refusal(7), 'nothing'],
  ['{"error":"USER_DISABLED"}', 'nothing'],
  ['<h1>Bad gateway</h1>', 'nothing'],
])('a session whose token is refused with %s is %s', (text, verdict) => {
  expect(classifyResponse('token', 400, text)).toBe(verdict);
});

import { expect, it } from 'vitest';
import { claimsOf, endpointOf, readAnswer, uidAskedFor } from './readAnswer.ts';

const lookup = (account: object) => JSON.stringify({ users: [account] });
const idToken = `a.${btoa('{"sub":"maya"}')}.`;
const tokens = (changes: object = {}) =>
  JSON.stringify({ access_token: idToken, refresh_token: 'r', expires_in: '3600', ...changes });

it.each<[endpoint: 'lookup' | 'token', text: string, verdict: string, uid?: string]>([
  ['lookup', lookup({ localId: 'maya' }), 'valid'],
  ['lookup', lookup({ localId: 'maya' }), 'valid', 'maya'],
  ['lookup', lookup({ localId: 'maya' }), 'nothing', 'ida'],
  ['lookup', lookup({ localId: 7 }), 'nothing'],
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
])('a %s call that is answered %s is %s, for the account %s', (endpoint, text, verdict, uid) => {
  expect(readAnswer(endpoint, 200, text, uid)).toBe(verdict);
});

const refusal = (message: unknown) => JSON.stringify({ error: { message } });

it.each([
  [refusal('USER_DISABLED'), 'disabled'],
  [refusal('USER_DISABLED : The user account has been disabled by an administrator.'), 'disabled'],
  [refusal('USER_NOT_FOUND'), 'ended'],
  [refusal('TOKEN_EXPIRED'), 'ended'],
  [refusal('INVALID_REFRESH_TOKEN'), 'ended'],
  [refusal('TOTALLY_NEW_THING'), 'nothing'],
  [refusal('QUOTA_EXCEEDED : USER_DISABLED'), 'nothing'],
  [refusal(7), 'nothing'],
  ['{"error":"USER_DISABLED"}', 'nothing'],
  ['<h1>Bad gateway</h1>', 'nothing'],
])('a session whose token is refused with %s is %s', (text, verdict) => {
  expect(readAnswer('token', 400, text)).toBe(verdict);
});

it.each([
  ['TOKEN_EXPIRED', 'tokenRefused'],
  ['INVALID_ID_TOKEN', 'tokenRefused'],
  ['USER_DISABLED', 'disabled'],
  ['USER_NOT_FOUND', 'ended'],
])('a session whose look-up is refused with %s is %s', (name, verdict) => {
  expect(readAnswer('lookup', 400, refusal(name))).toBe(verdict);
});

it.each([
  ['https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=ours', 'other'],
  ['https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=ours', 'lookup'],
  ['https://identitytoolkit.googleapis.com/v2/passwordPolicy?key=ours', 'other'],
  ['http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=ours', 'token'],
  ['https://securetoken.googleapis.com/v1/token?key=theirs', undefined],
  ['https://waymark.test/assets/index.js', undefined],
  ['https://waymark.test/?key=ours&to=https://securetoken.googleapis.com/v1/token', undefined],
])('a call to %s is %s', (url, endpoint) => {
  expect(endpointOf(url, 'ours')).toBe(endpoint);
});

const token = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

it.each(['maya', 'jörg-müller', 'Łucja', 'Ωmega', '山田太郎', '🥾', 'a'])(
  'reads whom a look-up asks for, such as %s',
  (sub) => {
    expect(uidAskedFor(JSON.stringify({ idToken: token({ sub }) }))).toBe(sub);
  },
);

it.each(['', 'x', 'x.y.z', 'x.%%%.z', token('maya'), token(null), token(7)])(
  'takes %s for no token',
  (text) => {
    expect(claimsOf(text)).toBeUndefined();
  },
);

import { notImplemented, wrongContentType } from '../answers.ts';
import {
  ana,
  type Cases,
  credentials,
  type Difference,
  rows,
  sends,
  signsIn,
} from '../contractCase.ts';
import type { Wire } from '../conversation.ts';

const path = '/v1/accounts:signInWithPassword';
const right = credentials(ana);
const signIn: Wire = { path, body: right };
const text = JSON.stringify(right);

export const fieldTypes: Cases = {
  ...rows(
    [
      ['a boolean for the e-mail', { email: true }],
      ['null for the e-mail', { email: null }],
      ['a list for the e-mail', { email: [ana.email] }],
      ['an object for the password', { password: {} }],
      ['a text for returnSecureToken', { returnSecureToken: 'true' }],
      ['the client type of the SDK', { clientType: 'CLIENT_TYPE_WEB' }],
      ['an unknown client type', { clientType: 'CLIENT_TYPE_TOASTER' }],
      ['a boolean for the client type', { clientType: true }],
      ['an unknown captcha version', { recaptchaVersion: 'RECAPTCHA_V9' }],
      ['a boolean for the captcha answer', { captchaResponse: true }],
      ['an empty captcha answer', { captchaResponse: '' }],
      ['unknown fields of any type', { favorite: { color: ['red', null, 3] }, nothing: null }],
      ['underscores in a name', { return_secure_token: 'yes' }],
    ],
    (fields: object) => signsIn({ ...right, ...fields }),
  ),
  'two wrong types': signsIn(
    { email: true, password: false },
    { email: true, clientType: 'TOASTER' },
  ),
  'a wrong type and a missing e-mail': signsIn({ password: true }),
  'a field named __proto__': sends({
    path,
    body: `{"__proto__":{"email":"x"},"email":"${ana.email}","password":"right-1"}`,
  }),
};

export const malformedBodies: Cases = rows(
  [
    ['nothing at all', ''],
    ['an empty object', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"email"'],
    ['blanks around an object', ` \n${text} \t`],
    ['half an object', text.slice(0, -5)],
    ['two objects', `${text}${text}`],
    ['a form', 'email=ana%40contract.test&password=right-1'],
    ['HTML', '<!doctype html><p>Hello</p>'],
  ],
  (body: string) => sends({ path, body }),
);

const typed = (type: string | undefined): Wire => ({
  ...signIn,
  headers: { 'Content-Type': type },
});
const brokenDown = (type: string): Difference => ({
  reason: 'the emulator breaks down without a content type',
  documented: { 1: wrongContentType(type) },
});

export const contentTypes: Cases = {
  'JSON with a charset': sends(typed('application/json; charset=utf-8')),
  'JSON in capitals': sends(typed('Application/JSON')),
  'plain text': sends(typed('text/plain;charset=UTF-8')),
  'a form for a sign-in': sends(typed('application/x-www-form-urlencoded')),
  'none, with a body': { run: sends(typed(undefined)), differs: brokenDown('') },
  'none, without a body': { run: sends({ method: 'POST', path }), differs: brokenDown('') },
  'a wrong one is told before a missing key': sends({ ...typed('text/plain'), query: '' }),
  'a wrong one is told before a broken body': sends({ ...typed('text/plain'), body: '{' }),
};

export const wrongMethods: Cases = {
  ...rows(
    ['GET', 'PUT', 'DELETE', 'HEAD'].map((method) => [`${method} for a sign-in`, method] as const),
    (method: string) => sends({ method, path }),
  ),
  'GET for a lookup': sends({ path: '/v1/accounts:lookup' }),
  'GET for a refresh': sends({ service: 'securetoken', path: '/v1/token' }),
  'POST for the password policy': sends({ path: '/v2/passwordPolicy', body: {} }),
  'POST for the captcha': sends({ path: '/v2/recaptchaConfig', body: {} }),
  'a wrong one is told before a missing key': sends({ path, query: '' }),
  'a wrong one is told before a wrong content type': sends({
    ...typed('text/plain'),
    method: 'PUT',
  }),
};

export const keys: Cases = {
  missing: sends({ ...signIn, query: '' }),
  empty: sends({ ...signIn, query: 'key=' }),
  'with other parameters': sends({ ...signIn, query: 'alt=json&key=a&x=y' }),
  'in the header': sends({ ...signIn, query: '', headers: { 'X-Goog-Api-Key': 'contract' } }),
  'missing is told before a broken body': sends({ path, query: '', body: '{' }),
  'missing for a lookup': sends({ path: '/v1/accounts:lookup', query: '', body: {} }),
  'missing for a deletion': sends({ path: '/v1/accounts:delete', query: '', body: {} }),
  'missing for a refresh': sends({
    service: 'securetoken',
    path: '/v1/token',
    query: '',
    body: {},
  }),
  'missing for the password policy': sends({ path: '/v2/passwordPolicy', query: '' }),
  'missing for the captcha': sends({ path: '/v2/recaptchaConfig', query: '' }),
};

const named = 'the mock names each call that it does not know, so that nobody looks for it in vain';

export const unknownCalls: Cases = rows<[Wire]>(
  [
    ['signing up', { path: '/v1/accounts:signUp', body: right }],
    ['changing an account', { path: '/v1/accounts:update', body: {} }],
    ['the second step of a second factor', { path: '/v2/accounts/mfaSignIn:start', body: {} }],
    ['one that nobody has', { path: '/v1/accounts:levitate', body: {} }],
    ['GET of one that nobody has', { path: '/v1/nothing' }],
    ['a sign-in at the other host', { ...signIn, service: 'securetoken' }],
    ['another version', { ...signIn, path: '/v2/accounts:signInWithPassword' }],
    ['a slash at the end', { ...signIn, path: `${path}/` }],
  ],
  (wire) => ({
    run: sends(wire),
    differs: {
      reason: named,
      documented: {
        1: notImplemented(`${wire.body === undefined ? 'GET' : 'POST'} ${wire.path}`),
      },
    },
  }),
);

const origin = { Origin: 'https://portal.contract.test' };
const asked = {
  ...origin,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type,x-client-version,x-firebase-gmpid',
};
const preflight: Wire = { method: 'OPTIONS', path, headers: asked };

export const cors: Cases = {
  'preflight of a sign-in': sends(preflight),
  'preflight of a refresh': sends({ ...preflight, service: 'securetoken', path: '/v1/token' }),
  'preflight of an unknown call': sends({ ...preflight, path: '/v1/accounts:levitate' }),
  'preflight without a key': sends({ ...preflight, query: '' }),
  'preflight that asks for no headers': sends({
    ...preflight,
    headers: { ...origin, 'Access-Control-Request-Method': 'POST' },
  }),
  'preflight from a public page to a private network': sends({
    ...preflight,
    headers: { ...asked, 'Access-Control-Request-Private-Network': 'true' },
  }),
  'preflight from the origin null': sends({ ...preflight, headers: { ...asked, Origin: 'null' } }),
  'OPTIONS without anything': sends({ method: 'OPTIONS', path }),
  'a success': sends({ ...signIn, headers: origin }),
  'a success for the origin null': sends({ ...signIn, headers: { Origin: 'null' } }),
  'a refusal': sends({ path, headers: origin, body: {} }),
  'a broken body': sends({ path, headers: origin, body: '{' }),
  'a missing key': sends({ ...signIn, headers: origin, query: '' }),
  'a wrong method': sends({ method: 'PUT', path, headers: origin }),
  'an unknown call': {
    run: sends({ path: '/v1/accounts:levitate', headers: origin, body: {} }),
    differs: {
      reason: named,
      documented: { 1: notImplemented('POST /v1/accounts:levitate') },
    },
  },
};

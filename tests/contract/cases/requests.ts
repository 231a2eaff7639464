import { ana, credentials, type Groups, rows, sends, signsIn, type Wire } from '../contractCase.ts';

const path = '/v1/accounts:signInWithPassword';
const right = credentials(ana);
const signIn: Wire = { path, body: right };

const typed = (type: string): Wire => ({ ...signIn, headers: { 'Content-Type': type } });

const origin = { Origin: 'https://portal.contract.test' };
const preflight: Wire = {
  method: 'OPTIONS',
  path,
  headers: {
    ...origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-client-version,x-firebase-gmpid',
  },
};

export const requestCases: Groups = {
  'fields of a sign-in': {
    ...rows<object>(
      {
        'a boolean for the e-mail': { email: true },
        'null for the e-mail': { email: null },
        'a boolean for the tenant': { tenantId: true },
        'an object for the password': { password: {} },
        'a text for returnSecureToken': { returnSecureToken: 'true' },
        'the client type of the SDK': { clientType: 'CLIENT_TYPE_WEB' },
        'an unknown client type': { clientType: 'CLIENT_TYPE_TOASTER' },
        'unknown fields of any type': { favorite: { color: ['red', null, 3] }, nothing: null },
        'underscores in a name': { return_secure_token: 'yes' },
      },
      (fields) => signsIn({ ...right, ...fields }),
    ),
    'two wrong types': signsIn(
      { email: true, password: false },
      { email: true, clientType: 'TOASTER' },
    ),
    'a wrong type and a missing e-mail': signsIn({ password: true }),
  },

  'body of a sign-in': rows(
    {
      'nothing at all': '',
      'an empty object': '{}',
      null: 'null',
      'a list': '[]',
      'half an object': JSON.stringify(right).slice(0, -5),
      HTML: '<!doctype html><p>Hello</p>',
    },
    (body) => sends({ path, body }),
  ),

  'content type': {
    'JSON with a charset': sends(typed('application/json; charset=utf-8')),
    'JSON in capitals': sends(typed('Application/JSON')),
    'plain text': sends(typed('text/plain;charset=UTF-8')),
    'a form for a sign-in': sends(typed('application/x-www-form-urlencoded')),
    'a wrong one is told before a missing key': sends({ ...typed('text/plain'), withoutKey: true }),
    'a wrong one is told before a broken body': sends({ ...typed('text/plain'), body: '{' }),
  },

  method: {
    'GET for a sign-in': sends({ method: 'GET', path }),
    'PUT for a sign-in': sends({ method: 'PUT', path }),
    'HEAD for a sign-in': sends({ method: 'HEAD', path }),
    'GET for a lookup': sends({ path: '/v1/accounts:lookup' }),
    'GET for a refresh': sends({ path: '/v1/token' }),
    'POST for the password policy': sends({ path: '/v2/passwordPolicy', body: {} }),
    'POST for the captcha': sends({ path: '/v2/recaptchaConfig', body: {} }),
    'a wrong one is told before a missing key': sends({ path, withoutKey: true }),
  },

  'API key': rows<Wire>(
    {
      missing: signIn,
      'missing is told before a broken body': { path, body: '{' },
      'missing for a lookup': { path: '/v1/accounts:lookup', body: {} },
      'missing for a deletion': { path: '/v1/accounts:delete', body: {} },
      'missing for a refresh': { path: '/v1/token', body: {} },
      'missing for the password policy': { path: '/v2/passwordPolicy' },
      'missing for the captcha': { path: '/v2/recaptchaConfig' },
    },
    (wire) => sends({ ...wire, withoutKey: true }),
  ),

  'from another origin': {
    'preflight of a sign-in': sends(preflight),
    'preflight of a refresh': sends({ ...preflight, path: '/v1/token' }),
    'preflight that asks for no headers': sends({
      ...preflight,
      headers: { ...origin, 'Access-Control-Request-Method': 'POST' },
    }),
    'preflight from a public page to a private network': sends({
      ...preflight,
      headers: { ...preflight.headers, 'Access-Control-Request-Private-Network': 'true' },
    }),
    'a success': sends({ ...signIn, headers: origin }),
    'a success for the origin null': sends({ ...signIn, headers: { Origin: 'null' } }),
    'a refusal': sends({ path, headers: origin, body: {} }),
    'a missing key': sends({ ...signIn, headers: origin, withoutKey: true }),
    'a wrong method': sends({ method: 'PUT', path, headers: origin }),
  },
};

import { notImplemented, wrongContentType } from '../answers.ts';
import { ana, type CaseGroup, credentials, type Difference } from '../contractCase.ts';
import type { Conversation, Wire } from '../conversation.ts';

const signInPath = '/v1/accounts:signInWithPassword';
const signIn: Wire = { path: signInPath, body: credentials(ana) };
const text = JSON.stringify(credentials(ana));

const sends = (wire: Wire) => (on: Conversation) => on.send(wire);
const typed = (type: string | undefined, wire: Wire = signIn): Wire => ({
  ...wire,
  headers: { 'Content-Type': type },
});

const named = 'the mock names each call that it does not know, so that nobody looks for it in vain';

function brokenDown(type: string): Difference {
  return {
    reason: 'the emulator breaks down',
    documented: { 1: wrongContentType(type) },
  };
}

const bodies: readonly (readonly [string, string])[] = [
  ['nothing at all', ''],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a list with an object', `[${text}]`],
  ['a text', '"email"'],
  ['a number', '5'],
  ['a boolean', 'true'],
  ['blanks', '   \n '],
  ['blanks around an object', ` \n${text} \t`],
  ['half an object', text.slice(0, -5)],
  ['two objects', `${text}${text}`],
  ['a comma too many', '{"email":"ana@contract.test",}'],
  ['single quotes', "{'email':'ana@contract.test'}"],
  ['no quotes', '{email:1}'],
  ['a comment', `/* hello */ ${text}`],
  ['a byte order mark', `\uFEFF${text}`],
  ['a line break inside a text', '{"email":"ana\n@contract.test"}'],
  ['NaN', '{"email":NaN}'],
  ['a form', 'email=ana%40contract.test&password=right-1'],
  ['HTML', '<!doctype html><p>Hello</p>'],
];

export const malformedBodies: CaseGroup = {
  title: 'body of a sign-in',
  cases: bodies.map(([name, body]) => ({ name, run: sends({ path: signInPath, body }) })),
};

export const contentTypes: CaseGroup = {
  title: 'content type',
  cases: [
    { name: 'JSON with a charset', run: sends(typed('application/json; charset=utf-8')) },
    {
      name: 'JSON with a charset in capitals',
      run: sends(typed('application/json;charset=UTF-8')),
    },
    { name: 'JSON in capitals', run: sends(typed('Application/JSON')) },
    { name: 'JSON with an unknown parameter', run: sends(typed('application/json; profile=x')) },
    { name: 'plain text', run: sends(typed('text/plain;charset=UTF-8')) },
    { name: 'a dialect of JSON', run: sends(typed('application/vnd.api+json')) },
    { name: 'text/json', run: sends(typed('text/json')) },
    { name: 'XML', run: sends(typed('application/xml')) },
    { name: 'a form for a sign-in', run: sends(typed('application/x-www-form-urlencoded')) },
    {
      name: 'no type that makes sense',
      run: sends(typed('nonsense')),
      differs: brokenDown('nonsense'),
    },
    { name: 'none, with a body', run: sends(typed(undefined)), differs: brokenDown('') },
    {
      name: 'none, without a body',
      run: sends({ method: 'POST', path: signInPath }),
      differs: brokenDown(''),
    },
    {
      name: 'a wrong one is told before a missing key',
      run: sends({ ...typed('text/plain'), query: '' }),
    },
    {
      name: 'a wrong one is told before a broken body',
      run: sends({ ...typed('text/plain'), body: '{' }),
    },
    {
      name: 'plain text for a refresh',
      run: sends(
        typed('text/plain', { service: 'securetoken', path: '/v1/token', body: 'grant_type=x' }),
      ),
    },
    {
      name: 'a wrong one on an unknown path',
      run: sends(typed('text/plain', { path: '/v1/nothing', body: 'x' })),
      differs: {
        reason: named,
        documented: { 1: notImplemented('POST /v1/nothing') },
      },
    },
  ],
};

const methods = ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'];
const calls: readonly Pick<Wire, 'service' | 'path'>[] = [
  { path: '/v1/accounts:lookup' },
  { path: '/v1/accounts:delete' },
  { service: 'securetoken', path: '/v1/token' },
];

export const wrongMethods: CaseGroup = {
  title: 'method',
  cases: [
    ...methods.map((method) => ({
      name: `${method} for a sign-in`,
      run: sends({ method, path: signInPath }),
    })),
    { name: 'PUT with a body for a sign-in', run: sends({ ...signIn, method: 'PUT' }) },
    ...calls.map((call) => ({
      name: `GET for ${call.path}`,
      run: sends({ ...call, method: 'GET' }),
    })),
    { name: 'POST for /v2/passwordPolicy', run: sends({ path: '/v2/passwordPolicy', body: {} }) },
    { name: 'POST for /v2/recaptchaConfig', run: sends({ path: '/v2/recaptchaConfig', body: {} }) },
    {
      name: 'a wrong one is told before a missing key',
      run: sends({ method: 'GET', path: signInPath, query: '' }),
    },
    {
      name: 'a wrong one is told before a wrong content type',
      run: sends({ ...typed('text/plain'), method: 'PUT' }),
    },
  ],
};

export const keys: CaseGroup = {
  title: 'API key',
  cases: [
    { name: 'missing', run: sends({ ...signIn, query: '' }) },
    { name: 'empty', run: sends({ ...signIn, query: 'key=' }) },
    { name: 'twice', run: sends({ ...signIn, query: 'key=a&key=b' }) },
    { name: 'as a list', run: sends({ ...signIn, query: 'key[]=a' }) },
    { name: 'in capitals', run: sends({ ...signIn, query: 'KEY=a' }) },
    { name: 'with other parameters', run: sends({ ...signIn, query: 'alt=json&key=a&x=y' }) },
    {
      name: 'in the header',
      run: sends({ ...signIn, query: '', headers: { 'X-Goog-Api-Key': 'contract' } }),
    },
    {
      name: 'in the body',
      run: sends({ ...signIn, query: '', body: { ...credentials(ana), key: 'contract' } }),
    },
    { name: 'blanks', run: sends({ ...signIn, query: 'key=%20' }) },
    {
      name: 'missing is told before a broken body',
      run: sends({ path: signInPath, query: '', body: '{' }),
    },
    {
      name: 'missing is told before a wrong type of a field',
      run: sends({ path: signInPath, query: '', body: { email: true } }),
    },
    {
      name: 'missing for a lookup',
      run: sends({ path: '/v1/accounts:lookup', query: '', body: {} }),
    },
    {
      name: 'missing for a deletion',
      run: sends({ path: '/v1/accounts:delete', query: '', body: {} }),
    },
    {
      name: 'missing for a refresh',
      run: sends({ service: 'securetoken', path: '/v1/token', query: '', body: {} }),
    },
    {
      name: 'missing for the password policy',
      run: sends({ path: '/v2/passwordPolicy', query: '' }),
    },
    { name: 'missing for the captcha', run: sends({ path: '/v2/recaptchaConfig', query: '' }) },
    {
      name: 'missing with a body that is empty',
      run: sends({ path: signInPath, query: '', body: '' }),
    },
  ],
};

const unknown: readonly (readonly [string, Wire])[] = [
  ['signing up', { path: '/v1/accounts:signUp', body: credentials(ana) }],
  [
    'a mail to reset the password',
    {
      path: '/v1/accounts:sendOobCode',
      body: { requestType: 'PASSWORD_RESET', email: 'nobody@contract.test' },
    },
  ],
  ['changing an account', { path: '/v1/accounts:update', body: {} }],
  ['the second step of a second factor', { path: '/v2/accounts/mfaSignIn:start', body: {} }],
  ['one that nobody has', { path: '/v1/accounts:levitate', body: {} }],
  ['GET of one that nobody has', { path: '/v1/nothing' }],
  ['a call of the other host', { path: '/v1/token', body: { grantType: 'refresh_token' } }],
  ['a sign-in at the other host', { ...signIn, service: 'securetoken' }],
  ['another version', { ...signIn, path: '/v2/accounts:signInWithPassword' }],
  ['the path in other capitals', { ...signIn, path: signInPath.toLowerCase() }],
  ['a slash at the end', { ...signIn, path: `${signInPath}/` }],
  ['the colon encoded', { ...signIn, path: '/v1/accounts%3AsignInWithPassword' }],
];

export const unknownCalls: CaseGroup = {
  title: 'unknown call',
  cases: unknown.map(([name, wire]) => ({
    name,
    run: sends(wire),
    differs: {
      reason: named,
      documented: {
        1: notImplemented(`${wire.body === undefined ? 'GET' : 'POST'} ${wire.path}`),
      },
    },
  })),
};

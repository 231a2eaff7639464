import { ana, type CaseGroup, credentials } from '../contractCase.ts';
import type { Conversation } from '../conversation.ts';
import type { Account } from '../target.ts';

const signInPath = '/v1/accounts:signInWithPassword';

const values: readonly (readonly [string, object])[] = [
  ['a number for the e-mail', { email: 5 }],
  ['a boolean for the e-mail', { email: true }],
  ['null for the e-mail', { email: null }],
  ['a list for the e-mail', { email: [ana.email] }],
  ['an object for the e-mail', { email: { address: ana.email } }],
  ['a boolean for the password', { password: false }],
  ['null for the password', { password: null }],
  ['a list for the password', { password: ['right-1'] }],
  ['an object for the password', { password: {} }],
  ['a text for returnSecureToken', { returnSecureToken: 'true' }],
  ['a number for returnSecureToken', { returnSecureToken: 1 }],
  ['null for returnSecureToken', { returnSecureToken: null }],
  ['the client type of the SDK', { clientType: 'CLIENT_TYPE_WEB' }],
  ['an unknown client type', { clientType: 'CLIENT_TYPE_TOASTER' }],
  ['an empty client type', { clientType: '' }],
  ['the number of a client type', { clientType: 1 }],
  ['a number that no client type has', { clientType: 9 }],
  ['a number below all client types', { clientType: -1 }],
  ['a number between two client types', { clientType: 1.5 }],
  ['a boolean for the client type', { clientType: true }],
  ['null for the client type', { clientType: null }],
  ['a list for the client type', { clientType: ['CLIENT_TYPE_WEB'] }],
  ['a known captcha version', { recaptchaVersion: 'RECAPTCHA_ENTERPRISE' }],
  ['an unknown captcha version', { recaptchaVersion: 'RECAPTCHA_V9' }],
  ['a boolean for the tenant', { tenantId: false }],
  ['an empty tenant', { tenantId: '' }],
  ['an empty captcha answer', { captchaResponse: '' }],
  ['a boolean for the captcha answer', { captchaResponse: true }],
  ['an empty idToken', { idToken: '' }],
  ['a boolean for the instance', { instanceId: true }],
  ['a number for the instance', { instanceId: 7 }],
  ['a boolean for the delegated project', { delegatedProjectNumber: true }],
];

const numeric: Account = { ...ana, password: '123456' };
const fraction: Account = { ...ana, password: '12345.5' };
const huge: Account = { ...ana, password: '1e+21' };

const raw = (on: Conversation, body: string) => on.send({ path: signInPath, body });

export const fieldTypes: CaseGroup = {
  title: 'fields of a sign-in',
  cases: [
    ...values.map(([name, fields]) => ({
      name,
      run: (on: Conversation) => on.signIn({ ...credentials(ana), ...fields }),
    })),
    {
      name: 'a number is taken for a text',
      given: { accounts: [numeric] },
      run: (on) => on.signIn({ ...credentials(numeric), password: 123456 }),
    },
    {
      name: 'a fraction is taken for a text',
      given: { accounts: [fraction] },
      run: (on) => on.signIn({ ...credentials(fraction), password: 12345.5 }),
    },
    {
      name: 'a huge number is taken for a text in short form',
      given: { accounts: [huge] },
      run: (on) => raw(on, `{"email":"${huge.email}","password":1000000000000000000000}`),
    },
    {
      name: 'zero is taken for a text that is not empty',
      run: (on) => on.signIn({ email: ana.email, password: 0 }),
    },
    {
      name: 'two wrong types: the first in the body is told',
      run: async (on) => {
        await on.signIn({ email: true, password: false });
        await on.signIn({ password: false, email: true });
      },
    },
    {
      name: 'a wrong type is told before a missing e-mail',
      run: (on) => on.signIn({ password: true }),
    },
    {
      name: 'a wrong type is told before an unknown client type',
      run: async (on) => {
        await on.signIn({ ...credentials(ana), clientType: 'TOASTER', email: true });
        await on.signIn({ email: true, clientType: 'TOASTER' });
      },
    },
    {
      name: 'unknown fields of any type are ignored',
      run: (on) =>
        on.signIn({ ...credentials(ana), favorite: { color: ['red', null, 3] }, nothing: null }),
    },
    {
      name: 'names with underscores',
      run: (on) =>
        on.signIn({ email: ana.email, password: ana.password, return_secure_token: true }),
    },
    {
      name: 'names with underscores keep their types',
      run: (on) =>
        on.signIn({ email: ana.email, password: ana.password, return_secure_token: 'yes' }),
    },
    {
      name: 'names in other spellings',
      run: async (on) => {
        await on.signIn({ Email: ana.email, PASSWORD: ana.password });
        await on.signIn({ 'e-mail': ana.email, password: ana.password });
        await on.signIn({ ' email ': ana.email, _password: ana.password });
      },
    },
    {
      name: 'the same field in two spellings: the last counts',
      run: async (on) => {
        await on.signIn({
          email: 'nobody@contract.test',
          Email: ana.email,
          password: ana.password,
        });
        await on.signIn({
          Email: ana.email,
          email: 'nobody@contract.test',
          password: ana.password,
        });
      },
    },
    {
      name: 'the same field twice: the last counts',
      run: (on) =>
        raw(on, `{"email":"nobody@contract.test","email":"${ana.email}","password":"right-1"}`),
    },
    {
      name: 'a field named __proto__',
      run: (on) =>
        raw(on, `{"__proto__":{"email":"x"},"email":"${ana.email}","password":"right-1"}`),
    },
  ],
};

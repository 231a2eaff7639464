import { ana, ben, type CaseGroup, credentials, disabled } from '../contractCase.ts';
import type { Conversation } from '../conversation.ts';
import type { Account } from '../target.ts';

const unknown = { email: 'nobody@contract.test', password: 'right-1' };
const wrong = (account: Account) => ({ ...credentials(account), password: 'wrong' });

const withPhoto: Account = {
  localId: 'photo',
  email: 'photo@contract.test',
  password: 'right-4',
  displayName: 'Åsa Östlund 吉田',
  photoUrl: 'https://contract.test/photo.png',
};

export const signIn: CaseGroup = {
  title: 'sign-in',
  cases: [
    { name: 'the right password earns tokens', run: (on) => on.signIn(credentials(ana)) },
    { name: 'an account without a name', run: (on) => on.signIn(credentials(ben)) },
    {
      name: 'name and picture are in the token',
      given: { accounts: [withPhoto] },
      run: (on) => on.signIn(credentials(withPhoto)),
    },
    {
      name: 'the e-mail in capitals',
      run: (on) => on.signIn({ ...credentials(ana), email: 'ANA@Contract.TEST' }),
    },
    {
      name: 'an account whose e-mail was entered in capitals',
      given: { accounts: [{ ...ana, email: 'Ana@CONTRACT.test' }] },
      run: (on) => on.signIn(credentials(ana)),
    },
    {
      name: 'tokens come without returnSecureToken too',
      run: (on) => on.signIn({ email: ana.email, password: ana.password }),
    },
    {
      name: 'tokens come with returnSecureToken false too',
      run: (on) => on.signIn({ ...credentials(ana), returnSecureToken: false }),
    },
    { name: 'an unknown e-mail is told', run: (on) => on.signIn(unknown) },
    { name: 'a wrong password is told', run: (on) => on.signIn(wrong(ana)) },
    {
      name: 'the password in other capitals',
      run: (on) => on.signIn({ ...credentials(ana), password: 'RIGHT-1' }),
    },
    {
      name: 'a blank after the password counts',
      run: (on) => on.signIn({ ...credentials(ana), password: 'right-1 ' }),
    },
    {
      name: 'a blank before the e-mail counts',
      run: (on) => on.signIn({ ...credentials(ana), email: ' ana@contract.test' }),
    },
    { name: 'a disabled account', run: (on) => on.signIn(credentials(disabled)) },
    {
      name: 'a disabled account is told before its password is looked at',
      run: (on) => on.signIn(wrong(disabled)),
    },
    {
      name: 'after failures the right password works',
      run: async (on) => {
        await on.signIn(wrong(ana));
        await on.signIn(wrong(ana));
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'one account after the other',
      run: async (on) => {
        await on.signIn(credentials(ana));
        await on.signIn(credentials(ben));
      },
    },
    {
      name: 'disabled, then enabled again',
      run: async (on) => {
        await on.owner.disable(ana);
        await on.signIn(credentials(ana));
        await on.owner.enable(ana);
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'an account that the owner deleted',
      run: async (on) => {
        await on.owner.remove(ana);
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'a changed password: the old one, then the new one',
      run: async (on) => {
        await on.owner.setPassword(ana, 'changed-1');
        await on.signIn(credentials(ana));
        await on.signIn({ ...credentials(ana), password: 'changed-1' });
      },
    },
    {
      name: 'after a revocation one can sign in again',
      run: async (on) => {
        await on.session(credentials(ana));
        await on.owner.revoke(ana);
        await on.signIn(credentials(ana));
      },
    },
    {
      name: 'without an account in the project',
      given: { accounts: [] },
      run: (on) => on.signIn(credentials(ana)),
    },
  ],
};

export const enumerationProtection: CaseGroup = {
  title: 'sign-in with enumeration protection',
  cases: [
    {
      name: 'the right password',
      given: { enumerationProtection: true },
      run: (on) => on.signIn(credentials(ana)),
    },
    {
      name: 'unknown e-mail and wrong password are answered alike',
      given: { enumerationProtection: true },
      run: async (on) => {
        await on.signIn(unknown);
        await on.signIn(wrong(ana));
      },
    },
    {
      name: 'a disabled account is told, even with a wrong password',
      given: { enumerationProtection: true },
      run: async (on) => {
        await on.signIn(credentials(disabled));
        await on.signIn(wrong(disabled));
      },
    },
    {
      name: 'what is malformed is told all the same',
      given: { enumerationProtection: true },
      run: async (on) => {
        await on.signIn({ password: 'any' });
        await on.signIn({ email: 'not an address', password: 'any' });
        await on.signIn({ email: unknown.email });
      },
    },
    {
      name: 'a deleted account is like one that never was',
      given: { enumerationProtection: true },
      run: async (on) => {
        await on.owner.remove(ana);
        await on.signIn(credentials(ana));
      },
    },
  ],
};

const order: readonly (readonly [string, object])[] = [
  ['no e-mail and no password', {}],
  ['no e-mail', { password: 'any' }],
  ['an empty e-mail', { email: '', password: 'any' }],
  ['an empty e-mail and no password', { email: '' }],
  ['no password', { email: ana.email }],
  ['an empty password', { email: ana.email, password: '' }],
  ['no password and an unknown e-mail', { email: unknown.email }],
  ['no password and a disabled account', { email: disabled.email }],
  ['no password and a malformed e-mail', { email: 'not an address' }],
  ['a malformed e-mail', { email: 'not an address', password: 'any' }],
];

const addresses = [
  'a@',
  '@b',
  'a@b',
  'a@@b',
  'a@b@c',
  ' ',
  ' @ ',
  'a b@contract.test',
  'a@contract.test\n',
  '<a@contract.test>',
];

const accented: Account = {
  localId: 'accented',
  email: 'ünï@exämple.test',
  password: 'pässwörd 😀',
};

export const checkOrder: CaseGroup = {
  title: 'sign-in, what is told first',
  cases: [
    ...order.map(([name, fields]) => ({
      name,
      run: (on: Conversation) => on.signIn({ ...fields }),
    })),
    ...addresses.map((email) => ({
      name: `the e-mail ${JSON.stringify(email)}`,
      run: (on: Conversation) => on.signIn({ email, password: 'any' }),
    })),
  ],
};

export const unusualText: CaseGroup = {
  title: 'sign-in with unusual text',
  cases: [
    {
      name: 'e-mail and password outside of ASCII',
      given: { accounts: [accented] },
      run: (on) => on.signIn(credentials(accented)),
    },
    {
      name: 'an e-mail outside of ASCII in capitals',
      given: { accounts: [accented] },
      run: (on) => on.signIn({ ...credentials(accented), email: 'ÜNÏ@EXÄMPLE.TEST' }),
    },
    {
      name: 'a password of the same letters, composed otherwise',
      given: { accounts: [accented] },
      run: (on) =>
        on.signIn({ ...credentials(accented), password: accented.password.normalize('NFD') }),
    },
    {
      name: 'a very long e-mail',
      run: (on) => on.signIn({ email: `${'a'.repeat(5000)}@contract.test`, password: 'any' }),
    },
    {
      name: 'a very long password that is wrong',
      run: (on) => on.signIn({ email: ana.email, password: 'p'.repeat(100_000) }),
    },
    {
      name: 'a very long password that is right',
      given: { accounts: [{ ...ana, password: 'é'.repeat(20_000) }] },
      run: (on) => on.signIn({ email: ana.email, password: 'é'.repeat(20_000) }),
    },
    {
      name: 'control characters in the password',
      given: { accounts: [{ ...ana, password: 'nul \u0000 tab \t end' }] },
      run: (on) => on.signIn({ email: ana.email, password: 'nul \u0000 tab \t end' }),
    },
    {
      name: 'half a surrogate pair in the password',
      run: (on) => on.signIn({ email: ana.email, password: '\ud83d' }),
    },
    {
      name: 'names of properties that every object has',
      run: async (on) => {
        await on.signIn({ email: 'constructor@contract.test', password: 'any' });
        await on.signIn({ email: '__proto__@contract.test', password: 'any' });
      },
    },
  ],
};

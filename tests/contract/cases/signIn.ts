import {
  type Account,
  ana,
  ben,
  credentials,
  disabled,
  type Fields,
  type Groups,
  type Run,
  rows,
  signsIn,
} from '../contractCase.ts';

const right = credentials(ana);
const wrong = { ...right, password: 'wrong' };
const unknown = { email: 'nobody@contract.test', password: 'right-1' };

const withPhoto: Account = {
  localId: 'photo',
  email: 'photo@contract.test',
  password: 'right-4',
  displayName: 'Åsa Östlund 吉田',
  photoUrl: 'https://contract.test/photo.png',
};

const accented: Account = {
  localId: 'accented',
  email: 'ünï@exämple.test',
  password: 'pässwörd 😀',
};

export const signInCases: Groups = {
  'sign-in': {
    'the right password earns tokens': signsIn(right),
    'an account without a name': signsIn(credentials(ben)),
    'name and picture are in the token': {
      given: { accounts: [withPhoto] },
      run: signsIn(credentials(withPhoto)),
    },
    'the e-mail in capitals': signsIn({ ...right, email: 'ANA@Contract.TEST' }),
    'tokens come whatever returnSecureToken says': signsIn(
      { email: ana.email, password: ana.password },
      { ...right, returnSecureToken: false },
    ),
    'an unknown e-mail is told': signsIn(unknown),
    'a wrong password is told': signsIn(wrong),
    'the password counts to the letter': signsIn(
      { ...right, password: 'RIGHT-1' },
      { ...right, password: 'right-1 ' },
    ),
    'a disabled account is told before its password is looked at': signsIn(credentials(disabled), {
      ...credentials(disabled),
      password: 'wrong',
    }),
    'after failures the right password works': signsIn(wrong, wrong, right),
    'disabled, then enabled again': async (on) => {
      await on.owner.disable(ana.localId);
      await on.signIn(right);
      await on.owner.enable(ana.localId);
      await on.signIn(right);
    },
    'an account that the owner deleted': async (on) => {
      await on.owner.remove(ana.localId);
      await on.signIn(right);
    },
    'a tenant has accounts of its own, and an empty one is none': signsIn(
      { ...right, tenantId: 'north' },
      { ...right, tenantId: '' },
    ),
    'a changed password: the old one, then the new one': async (on) => {
      await on.owner.setPassword(ana.localId, 'changed-1');
      await on.signIn(right);
      await on.signIn({ ...right, password: 'changed-1' });
    },
    'after a revocation one can sign in again': async (on) => {
      await on.session(right);
      await on.owner.revoke(ana.localId);
      await on.signIn(right);
    },
  },

  'sign-in with enumeration protection': rows<Run>(
    {
      'the right password': signsIn(right),
      'unknown e-mail and wrong password are answered alike': signsIn(unknown, wrong),
      'an account of the project is unknown to a tenant': signsIn({ ...right, tenantId: 'north' }),
      'a disabled account is told, even with a wrong password': signsIn(credentials(disabled), {
        ...credentials(disabled),
        password: 'wrong',
      }),
      'what is malformed is told all the same': signsIn(
        { password: 'any' },
        { email: 'ana', password: 'any' },
        { email: unknown.email },
      ),
      'a deleted account is like one that never was': async (on) => {
        await on.owner.remove(ana.localId);
        await on.signIn(right);
      },
    },
    (run) => ({ given: { enumerationProtection: true }, run }),
  ),

  'sign-in, what is told first': rows<Fields>(
    {
      'no e-mail and no password': {},
      'no e-mail': { password: 'any' },
      'an empty e-mail': { email: '', password: 'any' },
      'an empty e-mail and no password': { email: '' },
      'no password': { email: ana.email },
      'an empty password': { email: ana.email, password: '' },
      'no password and an unknown e-mail': { email: unknown.email },
      'no password and a disabled account': { email: disabled.email },
      'no password and a malformed e-mail': { email: 'not an address' },
      'a malformed e-mail': { email: 'not an address', password: 'any' },
      'nothing before the @': { email: '@b', password: 'any' },
      'nothing after the @': { email: 'a@', password: 'any' },
      'two @': { email: 'a@b@c', password: 'any' },
      'a blank before the e-mail': { ...right, email: ' ana@contract.test' },
    },
    (fields) => signsIn(fields),
  ),

  'sign-in with unusual text': {
    'e-mail and password outside of ASCII': {
      given: { accounts: [accented] },
      run: signsIn(
        credentials(accented),
        { ...credentials(accented), email: 'ÜNÏ@EXÄMPLE.TEST' },
        { ...credentials(accented), password: accented.password.normalize('NFD') },
      ),
    },
    'a very long e-mail': signsIn({ email: `${'a'.repeat(5000)}@contract.test`, password: 'any' }),
    'a very long password': {
      given: { accounts: [{ ...ana, password: 'é'.repeat(20_000) }] },
      run: signsIn({ email: ana.email, password: 'é'.repeat(20_000) }, wrong),
    },
  },
};

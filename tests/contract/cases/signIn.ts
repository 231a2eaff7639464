import {
  type Account,
  ana,
  type Credentials,
  disabled,
  type Groups,
  type Run,
  rows,
  signsIn,
} from '../contractCase.ts';

const wrong = { ...ana, password: 'wrong' };
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
    'the right password earns tokens': signsIn(ana),
    'name and picture are in the token': {
      given: { accounts: [withPhoto] },
      run: signsIn(withPhoto),
    },
    'the email in capitals': signsIn({ ...ana, email: 'ANA@Contract.TEST' }),
    'an unknown email is told': signsIn(unknown),
    'a wrong password is told': signsIn(wrong),
    'a disabled account is told before its password is looked at': signsIn(disabled, {
      ...disabled,
      password: 'wrong',
    }),
  },

  'sign-in with enumeration protection': rows<Run>(
    {
      'unknown email and wrong password are answered alike': signsIn(unknown, wrong),
      'a disabled account is told, even with a wrong password': signsIn(disabled, {
        ...disabled,
        password: 'wrong',
      }),
      'what is malformed is told all the same': signsIn(
        { email: '', password: 'any' },
        { email: 'ana', password: 'any' },
        { ...unknown, password: '' },
      ),
    },
    (run) => ({ given: { enumerationProtection: true }, run }),
  ),

  'sign-in, what is told first': rows<Credentials>(
    {
      'an empty email': { email: '', password: 'any' },
      'an empty password': { ...ana, password: '' },
      'a malformed email': { email: 'not an address', password: 'any' },
      'a blank before the email': { ...ana, email: ' ana@contract.test' },
    },
    (account) => signsIn(account),
  ),

  'sign-in with unusual text': {
    'email and password outside of ASCII': {
      given: { accounts: [accented] },
      run: signsIn(
        accented,
        { ...accented, email: 'ÜNÏ@EXÄMPLE.TEST' },
        { ...accented, password: accented.password.normalize('NFD') },
      ),
    },
  },
};

import { expect, it } from 'vitest';
import { cleanEmail, odditiesOf } from './copiedText.ts';
import { failureText } from './signInFailures.ts';

const address = 'anna.schmidt-o@example.com';

it.each([
  `\u200b${address}`,
  'anna.\u200bschmidt-o@example.com',
  `\ufeff${address}\u2060`,
  `\u00a0${address}\u00a0`,
  'anna.schmidt-o @ example.com',
  'anna.schmidt-o@\u00a0example.com',
  'anna.schmidt\u2011o@example.com',
  'ａｎｎａ.schmidt-o＠example.com',
  `${address}.`,
  `"${address}"`,
  `“${address}”`,
  `(${address})`,
  `<${address}>;`,
  `Anna Schmidt <${address}>`,
  `"Schmidt, Anna" <${address}>,`,
  `Anna Schmidt (${address})`,
  `Anna Schmidt [mailto:${address}]`,
  `MAILTO:${address}?subject=Your%20first%20day`,
  `E-mail: ${address}`,
  `${address} <mailto:${address}>`,
  `[${address}](mailto:${address})`,
])('finds the address in %j', (text) => {
  expect(cleanEmail(text)).toBe(address);
});

it.each([
  address,
  '',
  'anna',
  '@example.com',
  'Anna anna@example.com',
  'anna@example.com, ben@example.com',
  'Anna <anna@example.com>, Ben <ben@example.com>',
  'anna@example.com is my address',
  'anna@@example.com',
  "o'brien+new@example.com",
  '_anna@example.com',
  'anna@münchen.example',
])('leaves %j as it is', (text) => {
  expect(cleanEmail(text)).toBe(text);
});

const refusals = ['auth/wrong-password', 'auth/invalid-credential'];
const refusedWith = (code: string | undefined, password: string) =>
  failureText({ code, oddities: odditiesOf(password) });
const usual = (code: string | undefined) => failureText({ code });

it.each([
  [' Welcome', 'begins with a space'],
  ['\tWelcome', 'begins with a space'],
  ['Welcome ', 'ends with a space'],
  [' Welcome ', 'begins with a space, and ends with a space'],
  ['Wel\u00a0come', 'has an unusual space'],
  ['\u200bWelcome', 'has a sign that cannot be seen'],
  ['Welcome\u200e', 'has a sign that cannot be seen'],
  ['Wel\u0007come', 'has a sign that cannot be seen'],
  ['Welcome\u20112026', 'has an unusual hyphen or dash'],
  ['Welcome–2026', 'has an unusual hyphen or dash'],
  ['Welcome−2026', 'has an unusual hyphen or dash'],
  ['“Welcome”', 'has curly quotes'],
  ['Maya’s ', 'ends with a space, and has curly quotes'],
])('of a refused password %j, the help says that it %s, and nothing else of it', (text, words) => {
  for (const code of refusals) {
    const help = `The password you entered ${words}. If you copied it, please type it instead. For a new password, use “First time here, or password forgotten?” below.`;
    expect(refusedWith(code, text)).toEqual({ ...usual(code), help });
  }
});

it.each(['Welcome-2026', 'four words in order', '"Grüße\' 👩‍💻❤️🏴 密码', ''])(
  'of a refused password "%s", the help says nothing',
  (text) => {
    for (const code of refusals) expect(refusedWith(code, text)).toEqual(usual(code));
  },
);

it.each(['auth/user-not-found', 'auth/too-many-requests', 'auth/else', undefined])(
  'where the password is not the reason, as with %s, nothing is said of it',
  (code) => {
    expect(refusedWith(code, ' Welcome ')).toEqual(usual(code));
  },
);

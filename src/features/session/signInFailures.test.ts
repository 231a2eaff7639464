import { expect, it } from 'vitest';
import { failureText } from './signInFailures.ts';

const generalHelp = 'If it fails again, please reach out to your manager or IT support.';

/** To the letter: docs/specification.md, section 8. */
it.each([
  ['auth/user-not-found', 'No account found with this email address.', 'email'],
  ['auth/wrong-password', 'Incorrect password. Please try again.', 'password'],
  ['auth/invalid-email', 'Please enter a valid email address.', 'email'],
  ['auth/too-many-requests', 'Too many failed attempts. Please try again later.', undefined],
  ['auth/user-disabled', 'This account has been disabled.', undefined],
  [
    'auth/invalid-credential',
    'Invalid email or password. Please check your credentials.',
    undefined,
  ],
  [undefined, 'An unexpected error occurred. Please try again.', undefined],
])('%s is said as "%s", with the field %s', (code, message, field) => {
  expect(failureText(code)).toMatchObject({ message });
  expect(failureText(code).field).toBe(field);
});

it.each([
  ['auth/email-already-in-use', generalHelp],
  ['auth/requires-recent-login', generalHelp],
  ['auth/requests-from-referer-https://example.com/-are-blocked.', generalHelp],
  ['toString', generalHelp],
  ['', generalHelp],
  ['auth/network-request-failed', expect.stringContaining('internet connection')],
  ['auth/password-does-not-meet-requirements', expect.stringContaining('ask HR for a new one')],
])('any other code, such as "%s", has the general message and some help', (code, help) => {
  expect(failureText(code)).toMatchObject({
    message: 'Failed to sign in. Please try again.',
    help,
  });
});

const refusals = ['auth/wrong-password', 'auth/invalid-credential'];

it.each([
  [' Welcome', 'begins with a space'],
  ['\u00a0Welcome', 'begins with a space'],
  ['\tWelcome', 'begins with a space'],
  ['Welcome ', 'ends with a space'],
  ['Welcome\u3000', 'ends with a space'],
  [' Welcome ', 'begins with a space, and ends with a space'],
  ['Wel\u00a0come', 'has an unusual space'],
  ['\u200bWelcome', 'has a sign that cannot be seen'],
  ['Welcome\ufeff', 'has a sign that cannot be seen'],
  ['Wel\u00adcome', 'has a sign that cannot be seen'],
  ['Welcome\u200e', 'has a sign that cannot be seen'],
  ['Wel\u0007come', 'has a sign that cannot be seen'],
  ['Welcome\u20112026', 'has an unusual hyphen or dash'],
  ['Welcome–2026', 'has an unusual hyphen or dash'],
  ['Welcome−2026', 'has an unusual hyphen or dash'],
  ['“Welcome”', 'has curly quotes'],
  ['Maya’s', 'has curly quotes'],
  ['Maya’s ', 'ends with a space, and has curly quotes'],
])('of a refused password %j, the help says that it %s, and nothing else of it', (text, words) => {
  for (const code of refusals) {
    const { message, help } = failureText(code, text);
    expect(message).toBe(failureText(code).message);
    expect(help).toBe(
      `The password you entered ${words}. If you copied it, please type it instead. If you need a new password, ask HR.`,
    );
  }
});

it.each(['Welcome-2026', 'four words in order', '"Grüße\' 👩‍💻❤️🏴 密码', ''])(
  'of a refused password "%s", the help says nothing',
  (text) => {
    for (const code of refusals) expect(failureText(code, text)).toEqual(failureText(code));
  },
);

it.each(['auth/user-not-found', 'auth/too-many-requests', 'auth/else', undefined])(
  'where the password is not the reason, as with %s, nothing is said of it',
  (code) => {
    expect(failureText(code, ' Welcome ')).toEqual(failureText(code));
  },
);

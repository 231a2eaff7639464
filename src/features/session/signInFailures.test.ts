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
  const failure = failureText({ code });
  expect(failure).toMatchObject({ message });
  expect(failure.field).toBe(field);
});

it.each([
  ['auth/email-already-in-use', generalHelp],
  ['auth/requires-recent-login', generalHelp],
  ['auth/requests-from-referer-https://example.com/-are-blocked.', generalHelp],
  ['toString', generalHelp],
  ['', generalHelp],
  ['auth/network-request-failed', expect.stringContaining('internet connection')],
  ['auth/timeout', expect.stringContaining('internet connection')],
  ['auth/password-does-not-meet-requirements', expect.stringContaining('password forgotten?')],
])('any other code, such as "%s", has the general message and some help', (code, help) => {
  expect(failureText({ code })).toMatchObject({
    message: 'Failed to sign in. Please try again.',
    help,
  });
});

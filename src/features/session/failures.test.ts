import { expect, it } from 'vitest';
import { passwordResetWords } from '#components/words/en/passwordReset.ts';
import {
  failureOf,
  notLoadedCode,
  passwordFailures,
  passwordResetProblems,
  requestFailures,
  signInFailure,
  withSentence,
} from './failures.ts';

const generalHelp = 'If it fails again, please reach out to your manager or IT support.';

/** To the letter: docs/specification.md, section 8. */
it.each([
  ['auth/user-not-found', 'No account found with this email address.', 'email', true],
  ['auth/wrong-password', 'Incorrect password. Please try again.', 'password', true],
  ['auth/invalid-email', 'Please enter a valid email address.', 'email', undefined],
  [
    'auth/too-many-requests',
    'Too many failed attempts. Please try again later.',
    undefined,
    undefined,
  ],
  ['auth/user-disabled', 'This account has been disabled.', undefined, true],
  [
    'auth/invalid-credential',
    'Invalid email or password. Please check your credentials.',
    undefined,
    true,
  ],
  [undefined, 'An unexpected error occurred. Please try again.', undefined, undefined],
])('a sign-in that fails with %s is said as "%s", with the field %s, for HR: %s', (...row) => {
  const [code, message, field, isForHr] = row;
  const failure = signInFailure({ code });
  // English, because no words are given.
  expect(failure).toMatchObject({ message, lang: 'en' });
  expect(failure.field).toBe(field);
  expect(failure.isForHr).toBe(isForHr);
});

it.each([
  ['auth/email-already-in-use', generalHelp],
  ['auth/requires-recent-login', generalHelp],
  ['auth/requests-from-referer-https://example.com/-are-blocked.', generalHelp],
  ['toString', generalHelp],
  ['', generalHelp],
  ['auth/network-request-failed', expect.stringContaining('internet connection')],
  ['auth/timeout', expect.stringContaining('internet connection')],
  ['auth/password-does-not-meet-requirements', expect.stringContaining('forgot your password?')],
])('any other code, such as "%s", has the general message and some help', (code, help) => {
  expect(signInFailure({ code })).toMatchObject({
    message: 'Failed to sign in. Please try again.',
    help,
  });
});

const requested = (code: string | undefined) =>
  withSentence(failureOf(requestFailures, code), passwordResetWords.requestFailures);
const mayBeSent = 'The link may be on its way';

it.each<[string | undefined, RegExp, object]>([
  ['auth/invalid-email', /valid email address/, { field: 'email' }],
  ['auth/missing-email', /valid email address/, { field: 'email' }],
  ['auth/too-many-requests', /^Too many links have been requested/, {}],
  ['auth/quota-exceeded', /today/, { isForHr: true }],
  [notLoadedCode, /^Part of this page did not load/, {}],
  ['auth/network-request-failed', /^We did not get a reply/, { title: mayBeSent }],
  ['auth/timeout', /^We did not get a reply/, { title: mayBeSent }],
  ['auth/operation-not-allowed', /^Something went wrong/, { title: mayBeSent, isForHr: true }],
  ['toString', /^Something went wrong/, { title: mayBeSent, isForHr: true }],
  [undefined, /^Something went wrong/, { title: mayBeSent, isForHr: true }],
])('a request for a link that fails with %s is said as %s', (code, sentence, rest) => {
  const { message, help, ...others } = requested(code);
  expect(message).toMatch(sentence);
  expect(help).toMatch(/\.$/);
  expect(others).toEqual(rest);
});

const problemOf = (code: string | undefined) =>
  withSentence(failureOf(passwordResetProblems, code), passwordResetWords.passwordResetProblems);
const failureToSet = (code: string | undefined) =>
  withSentence(failureOf(passwordFailures, code), passwordResetWords.passwordFailures);

it.each([
  ['auth/expired-action-code', 'This link no longer works', 'newLink'],
  ['auth/invalid-action-code', 'This link no longer works', 'newLink'],
  ['auth/user-disabled', 'This account has been disabled.', 'contact'],
  ['auth/user-not-found', 'There is no account for this link', 'contact'],
])('a link that fails with %s says "%s", and the remedy is %s', (code, title, remedy) => {
  expect(problemOf(code)).toMatchObject({ title, remedy });
});

const isKnown = { title: undefined };
const isNotKnown = { title: 'Your password may already be set' };

it.each([
  ['auth/network-request-failed', /reply.*connection/, isNotKnown],
  ['auth/timeout', /reply.*connection/, isNotKnown],
  ['auth/internal-error', /went wrong.*IT support/, isNotKnown],
  ['toString', /went wrong.*IT support/, isNotKnown],
  [undefined, /went wrong.*IT support/, isNotKnown],
  ['auth/too-many-requests', /too many.*few minutes/, isKnown],
  ['auth/quota-exceeded', /too many.*few minutes/, isKnown],
  [notLoadedCode, /did not load/, isKnown],
])('after %s, the link can be tried again, and only what is known is said', (code, said, known) => {
  const { title, ...failure } = { title: undefined, ...failureToSet(code) };
  expect(problemOf(code)).toMatchObject({ message: expect.stringMatching(said), remedy: 'again' });
  expect({ title }).toEqual(known);
  expect(failure).not.toHaveProperty('field');
});

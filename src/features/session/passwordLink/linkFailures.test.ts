import { expect, it } from 'vitest';
import { passwordLinkWords } from '#components/words/en/passwordLink.ts';
import { passwordFailure, problemOf } from './linkFailures.ts';

function said(code: string | undefined) {
  const { words, remedy } = problemOf(code);
  return { ...passwordLinkWords.linkProblems[words], remedy };
}
const failureOf = (code: string | undefined, showsRules = false) =>
  passwordFailure(code, showsRules, passwordLinkWords.passwordFailures);

it.each([
  ['auth/expired-action-code', 'This link no longer works', 'newLink'],
  ['auth/invalid-action-code', 'This link no longer works', 'newLink'],
  ['auth/user-disabled', 'This account has been disabled.', 'contact'],
  ['auth/user-not-found', 'There is no account for this link', 'contact'],
])('%s is final, says "%s", and the remedy is %s', (code, title, remedy) => {
  expect(said(code)).toMatchObject({ title, remedy });
});

it.each([
  ['auth/network-request-failed', /no answer.*connection/],
  ['auth/timeout', /no answer.*connection/],
  ['auth/too-many-requests', /too many.*few minutes/],
  ['auth/quota-exceeded', /too many.*few minutes/],
  ['auth/internal-error', /went wrong.*IT support/],
  ['toString', /went wrong.*IT support/],
  [undefined, /went wrong.*IT support/],
])('%s passes, and the same link can be tried again', (code, words) => {
  expect(said(code)).toMatchObject({
    message: expect.stringMatching(words),
    remedy: 'again',
  });
  const { message, help, field } = failureOf(code);
  expect(`${message} ${help}`).toMatch(words);
  expect(field).toBeUndefined();
});

it.each(['auth/weak-password', 'auth/password-does-not-meet-requirements'])(
  '%s is about the password, and says where its rules are if they are known',
  (code) => {
    expect(failureOf(code)).toMatchObject({ field: 'password' });
    expect(failureOf(code).help).not.toContain('Below');
    expect(failureOf(code, true)).toMatchObject({
      field: 'password',
      help: expect.stringContaining('Below'),
    });
  },
);

import { describe, expect, it } from 'vitest';
import { fieldOf, signInHelp, signInMessage } from './signInMessages.ts';

describe('the sentence of a failed sign-in', () => {
  it.each([
    ['auth/user-not-found', 'No account found with this email address.'],
    ['auth/wrong-password', 'Incorrect password. Please try again.'],
    ['auth/invalid-email', 'Please enter a valid email address.'],
    ['auth/too-many-requests', 'Too many failed attempts. Please try again later.'],
    ['auth/user-disabled', 'This account has been disabled.'],
    ['auth/invalid-credential', 'Invalid email or password. Please check your credentials.'],
  ])('is the catalogue’s for %s', (code, sentence) => {
    expect(signInMessage(code)).toBe(sentence);
  });

  it.each([
    'auth/email-already-in-use',
    'auth/network-request-failed',
    'auth/requires-recent-login',
    'auth/password-does-not-meet-requirements',
    'auth/the-service-is-currently-unavailable.',
    'auth/requests-from-referer-https://example.com/-are-blocked.',
    'toString',
    '__proto__',
    '',
  ])('is the general one for any other code, such as "%s"', (code) => {
    expect(signInMessage(code)).toBe('Failed to sign in. Please try again.');
  });

  it('is the one for exceptions when there is no code', () => {
    expect(signInMessage(undefined)).toBe('An unexpected error occurred. Please try again.');
  });
});

describe('the help beside it', () => {
  it('says what to do about the connection when there is none', () => {
    expect(signInHelp('auth/network-request-failed')).toContain('internet connection');
  });

  it.each(['auth/anything-new', 'constructor', undefined])('is never missing (%s)', (code) => {
    expect(signInHelp(code)).toContain('manager or IT support');
  });
});

describe('the field that a failure marks', () => {
  it.each([
    ['auth/user-not-found', 'email'],
    ['auth/invalid-email', 'email'],
    ['auth/wrong-password', 'password'],
    ['auth/invalid-credential', undefined],
    ['auth/user-disabled', undefined],
    [undefined, undefined],
  ])('of %s is %s', (code, field) => {
    expect(fieldOf(code)).toBe(field);
  });
});

import type { Fault, IdentityCall } from './identity-toolkit/index.ts';

export const callNames: Record<IdentityCall | 'unknown', string> = {
  signInWithPassword: 'Sign-in',
  lookup: 'Lookup',
  delete: 'Account deletion',
  token: 'Token',
  passwordPolicy: 'Password policy',
  recaptchaConfig: 'Captcha settings',
  sendOobCode: 'Email with a link',
  resetPassword: 'New password',
  unknown: 'Unknown call',
};

/** The SDK's outcome of a call that fails without a code, or does not fail. */
const withoutCode: Readonly<Record<string, string>> = {
  exception: 'an error without a code',
  waits: 'never settles',
  signsIn: 'signs in',
} satisfies Record<Exclude<Fault['outcome'], `auth/${string}`>, string>;

export const outcomeName = (outcome: Fault['outcome']): string => withoutCode[outcome] ?? outcome;

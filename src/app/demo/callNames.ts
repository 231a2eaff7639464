import type { IdentityCall } from '#mocks/identity-toolkit/index.ts';

export const callNames: Readonly<Record<IdentityCall | 'unknown', string>> = {
  signInWithPassword: 'Sign-in',
  lookup: 'Look-up',
  token: 'Token',
  passwordPolicy: 'Password policy',
  recaptchaConfig: 'Captcha settings',
  delete: 'Account deletion',
  unknown: 'Unknown call',
};

/** The calls that the portal makes. */
export const portalCalls = ['signInWithPassword', 'lookup', 'token', 'passwordPolicy'] as const;

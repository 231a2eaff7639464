import type { IdentityCall } from './identity-toolkit/index.ts';

export const callNames: Record<IdentityCall | 'unknown', string> = {
  signInWithPassword: 'Sign-in',
  lookup: 'Look-up',
  delete: 'Account deletion',
  token: 'Token',
  passwordPolicy: 'Password policy',
  recaptchaConfig: 'Captcha settings',
  unknown: 'Unknown call',
};

import type { IdentityCall } from './identity-toolkit/index.ts';

export const callNames: Record<IdentityCall | 'unknown', string> = {
  signInWithPassword: 'Sign-in',
  lookup: 'Look-up',
  delete: 'Account deletion',
  token: 'Token',
  passwordPolicy: 'Password policy',
  recaptchaConfig: 'Captcha settings',
  sendOobCode: 'Mail with a link',
  resetPassword: 'New password',
  unknown: 'Unknown call',
};

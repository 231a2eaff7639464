import { loadEnv } from 'vite';

/**
 * Whether the live project asks for reCAPTCHA, as `VITE_FIREBASE_RECAPTCHA` says.
 * @param {string} root
 */
export function readHostingSetting(root) {
  const { VITE_FIREBASE_RECAPTCHA: recaptcha } = loadEnv('live', root);
  return { recaptcha: recaptcha === 'true' };
}

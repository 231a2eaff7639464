import { answerOf } from './faults.ts';
import { textField } from './fields.ts';
import type { Answer, Fields } from './wire.ts';
import type { World } from './world.ts';

/** Where the SDK loads Google's script from, when the service demands a captcha. */
export const captchaScriptAddress = 'https://www.google.com/recaptcha/enterprise.js';

const captchaToken = 'mock-captcha-token';

/** Undefined where the service has nothing against it. */
export function captchaFault({ settings }: World, fields: Fields): Answer | undefined {
  if (settings.captcha !== 'enforce') return undefined;
  const token = textField(fields, 'captchaResponse');
  if (!token) return answerOf('MISSING_RECAPTCHA_TOKEN');
  if (!textField(fields, 'clientType')) return answerOf('MISSING_CLIENT_TYPE');
  if (!textField(fields, 'recaptchaVersion')) return answerOf('MISSING_RECAPTCHA_VERSION');
  return token === captchaToken ? undefined : answerOf('INVALID_RECAPTCHA_TOKEN');
}

/** Stands in for Google's script: every visitor passes. */
export function captchaScript(address: URL): string {
  const onload = JSON.stringify(address.searchParams.get('onload') ?? '');
  return `globalThis.grecaptcha = { enterprise: {
  ready: (callback) => callback(),
  execute: () => Promise.resolve(${JSON.stringify(captchaToken)}),
} };
globalThis[${onload}]?.();
`;
}

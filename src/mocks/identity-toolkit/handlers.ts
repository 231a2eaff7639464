import './nodePolyfills.ts';
import { type HttpHandler, http } from 'msw';
import { identityAddress } from './request.ts';
import type { IdentityToolkit } from './service.ts';

/** The SDK loads this script of Google's when the service demands a captcha. */
const captchaScriptAddress = 'https://www.google.com/recaptcha/enterprise.js';

/**
 * For `setupWorker` and `setupServer` of msw: one handler for every address of the service, so that no call goes
 * into the network, and one in the place of Google's captcha.
 */
export function createHandlers({ respond }: Pick<IdentityToolkit, 'respond'>): HttpHandler[] {
  return [
    http.all(identityAddress, ({ request }) => respond(request)),
    http.get(captchaScriptAddress, ({ request }) => {
      const onload = JSON.stringify(new URL(request.url).searchParams.get('onload') ?? '');
      const script = `globalThis.grecaptcha = { enterprise: {
  ready: (callback) => callback(),
  execute: () => Promise.resolve('mock-captcha-token'),
} };
globalThis[${onload}]?.();
`;
      return new Response(script, { headers: { 'content-type': 'text/javascript' } });
    }),
  ];
}

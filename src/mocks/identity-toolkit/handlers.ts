import './nodePolyfills.ts';
import { type HttpHandler, http } from 'msw';
import { identityAddress } from './request.ts';
import type { IdentityToolkit } from './service.ts';

/** Google's script, which the SDK loads when the service demands a captcha. */
const captchaScriptAddress = 'https://www.google.com/recaptcha/enterprise.js';

/**
 * For msw's `setupWorker` and `setupServer`. One handler responds for every address of the service, so no call reaches the
 * network. Another replaces Google's captcha.
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

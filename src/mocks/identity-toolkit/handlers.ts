import { type HttpHandler, http } from 'msw';
import { captchaScript, captchaScriptAddress } from './captcha.ts';
import { identityAddress } from './routes.ts';

/** One handler for every address of the service, so that no call to it leaves unanswered. */
export function createHandlers(respond: (request: Request) => Promise<Response>): HttpHandler[] {
  return [
    http.all(identityAddress, ({ request }) => respond(request)),
    http.get(captchaScriptAddress, ({ request }) => {
      const headers = { 'content-type': 'text/javascript' };
      return new Response(captchaScript(new URL(request.url)), { headers });
    }),
  ];
}

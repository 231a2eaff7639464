import { type HttpHandler, http } from 'msw';
import { identityAddress } from './routes.ts';

/** One handler for every address of the service, so that no call to it leaves unanswered. */
export function createHandlers(answer: (request: Request) => Promise<Response>): HttpHandler[] {
  return [http.all(identityAddress, ({ request }) => answer(request))];
}

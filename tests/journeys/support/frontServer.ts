import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse) => unknown;

function answerFrom(
  site: string,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
) {
  get(`${site}${url}`, { headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  }).on('error', () => response.destroy());
}

/**
 * Stands before a site, and loses what a test wants lost.
 * @param site its address
 */
export async function startFrontServer(site: string) {
  let served = site;
  let intercepted: { address: RegExp; answer: Answer } | undefined;
  const server = createServer((request, response) => {
    if (intercepted?.address.test(request.url ?? '')) intercepted.answer(response);
    else answerFrom(served, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** @param other the address of the site that is served from now on */
    serve: (other: string) => {
      served = other;
    },
    /** Requests for these addresses get this response instead of the site's. */
    intercept: (address: RegExp, answer: Answer) => {
      intercepted = { address, answer };
    },
    stopIntercepting: () => {
      intercepted = undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type FrontServer = Awaited<ReturnType<typeof startFrontServer>>;

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves until the test has finished. Resolves with the host. */
export async function serveTest(
  handle: (request: IncomingMessage, answer: ServerResponse, body: string) => void,
): Promise<string> {
  const server = createServer(async (request, answer) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    handle(request, answer, body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server that sends the portal's page up to its first template, and the rest once it is told to. It answers no request
 * for a file of the portal, so what is seen is what the page brings.
 */
export async function servePageInParts() {
  const page = readFileSync('build/live/index.html', 'utf8');
  const end = page.indexOf('<template');
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url?.startsWith('/assets/')) return;
    response.setHeader('Content-Type', 'text/html');
    if (url === '/login') {
      response.write(page.slice(0, end));
      sendRest = () => response.end(page.slice(end));
    } else response.end('<!doctype html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest: () => sendRest(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { type SetupServer, setupServer } from 'msw/node';
import type { IdentityToolkit } from './identity-toolkit/index.ts';

/**
 * Starts at once. Call it at the top level, before anything imports firebase: firebase's Node
 * build keeps the `fetch` it finds when it is imported.
 */
export function startMockServer({ handlers }: Pick<IdentityToolkit, 'handlers'>): SetupServer {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}

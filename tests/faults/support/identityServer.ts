import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { demoAccounts } from '../../../src/mocks/demoAccounts.ts';
import {
  createIdentityToolkit,
  type Fault,
  type IdentityCall,
  type IdentityToolkit,
} from '../../../src/mocks/identity-toolkit/index.ts';
import { addresses } from './addresses.ts';

/** The clocks of page and service stand still from here on, unless they are moved. */
export const startOfTime = Date.UTC(2026, 10, 2, 9);

/** The mocked Identity Toolkit behind real sockets. */
export interface IdentityServer {
  readonly service: IdentityToolkit;
  /** Every call of this kind meets the fault. */
  meet(call: IdentityCall, fault: Fault): void;
  /** All is well again. */
  heal(): void;
  close(): Promise<void>;
}

export async function startIdentityServer(port: number): Promise<IdentityServer> {
  const service = createIdentityToolkit({ accounts: demoAccounts, now: () => startOfTime });
  const faults = new Map<IdentityCall, Fault>();

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = await toRequest(incoming);
    const call = request.method === 'OPTIONS' ? undefined : identityCallOf(request.url);
    if (call) {
      const fault = faults.get(call);
      if (fault) service.answerNext(fault, call);
    }
    await send(await service.respond(request), outgoing);
  }
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    service,
    meet: (call, fault) => void faults.set(call, fault),
    heal: () => {
      faults.clear();
      service.disarm();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const calls = ['signInWithPassword', 'lookup', 'token', 'passwordPolicy'] as const;

export const identityCallOf = (url: string) => calls.find((call) => addressOf(call).test(url));

/** Of a call, in any browser of the tests. */
export const addressOf = (call: IdentityCall) => new RegExp(`[:/]${call}\\?`);

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { host: _host, connection: _connection, 'content-length': _length, ...others } = headers;
  return new Request(`${addresses.identity}${url}`, {
    method,
    headers: Object.entries(others).map(([name, value]) => [name, String(value)] as const),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
}

/** What the service means by a lost connection becomes one. */
async function send(response: Response, outgoing: ServerResponse) {
  const { socket } = outgoing;
  if (response.type === 'error') {
    socket?.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    for await (const part of response.body ?? []) {
      await new Promise((resolve) => outgoing.write(part, resolve));
    }
    outgoing.end();
  } catch {
    socket?.resetAndDestroy();
  }
}

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
  /** Nobody listens anymore: from now on, or from the answer to another call on. */
  refuse(after?: IdentityCall): Promise<void>;
  /** Answers to this call wait until the returned function is called. */
  hold(call: IdentityCall): () => void;
  /** All is well again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

export async function startIdentityServer(port: number): Promise<IdentityServer> {
  const service = createIdentityToolkit({ accounts: demoAccounts, now: () => startOfTime });
  const faults = new Map<IdentityCall, Fault>();
  const holds = new Map<IdentityCall, Promise<void>>();
  let refusesAfter: IdentityCall | undefined;

  const server = createServer((request, response) => void answer(request, response));

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = await toRequest(incoming);
    const call = request.method === 'OPTIONS' ? undefined : identityCallOf(request.url);
    if (call !== undefined) {
      await holds.get(call);
      const fault = faults.get(call);
      if (fault) service.answerNext(fault, call);
    }
    const response = await service.respond(request);
    if (call !== undefined && call === refusesAfter) {
      outgoing.setHeader('connection', 'close');
      server.close();
      server.closeIdleConnections();
    }
    await send(response, outgoing);
  }

  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    if (!server.listening) return server.closeAllConnections();
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await listen();

  return {
    service,
    meet: (call, fault) => void faults.set(call, fault),
    refuse: async (after) => {
      refusesAfter = after;
      if (after === undefined) await close();
    },
    hold: (call) => {
      let release = () => {};
      holds.set(
        call,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        holds.delete(call);
        release();
      };
    },
    heal: async () => {
      faults.clear();
      service.disarm();
      refusesAfter = undefined;
      if (!server.listening) await listen();
    },
    close,
  };
}

const calls: Readonly<Record<string, IdentityCall>> = {
  '/v1/accounts:signInWithPassword': 'signInWithPassword',
  '/v1/accounts:lookup': 'lookup',
  '/v1/token': 'token',
  '/v2/passwordPolicy': 'passwordPolicy',
};

export function identityCallOf(url: string): IdentityCall | undefined {
  const { pathname } = new URL(url);
  return calls[pathname.replace(/^\/\w+\.googleapis\.com/, '')];
}

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
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      await new Promise((resolve) => outgoing.write(value, resolve));
    }
    outgoing.end();
  } catch {
    socket?.resetAndDestroy();
  }
}

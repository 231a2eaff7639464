import './nodePolyfills.ts';
import { type HttpHandler, http } from 'msw';
import { captchaScript, captchaScriptAddress, perform } from './calls.ts';
import { hintFor } from './faultAddress.ts';
import type { Fault } from './faults.ts';
import { addressedBy, identityAddress, readRequest } from './request.ts';
import type { Answer } from './wire.ts';
import type { JournalEntry, World } from './world.ts';

type JournaledRequest = Omit<JournalEntry, 'id' | 'at' | 'status' | 'message'>;

export interface Exchange {
  readonly world: World;
  readonly isOffline: () => boolean;
  /** The fault that this call meets, if one is armed for it; it is armed no longer. */
  readonly takeFault: (call: JournalEntry['call']) => Fault | undefined;
  /** Writes the call into the journal, and lasts as long as the delay does. */
  readonly record: (request: JournaledRequest, answer: Answer) => Promise<void> | undefined;
}

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

/** One request in, one response out; what the service decides, it decides before the delay. */
export async function respondTo(exchange: Exchange, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return exchange.isOffline() ? Response.error() : preflight(request);
  }
  const response = await deliver(await decide(exchange, request), corsHeaders(request));
  const isBodyless = request.method === 'HEAD' && response.type !== 'error';
  return isBodyless ? new Response(null, response) : response;
}

async function decide(exchange: Exchange, request: Request): Promise<Answer> {
  const { world } = exchange;
  const { method } = request;
  const { call = 'unknown', path } = addressedBy(new URL(request.url));
  const settle = async (answer: Answer, read: Pick<JournaledRequest, 'fields' | 'hint'>) => {
    await exchange.record({ call, method, path, ...read }, answer);
    return answer;
  };

  if (exchange.isOffline()) return settle({ kind: 'lost' }, { fields: [] });
  const fault = exchange.takeFault(call);
  if (fault !== undefined) world.announced = fault.announces ?? {};
  const late = fault?.answer.kind === 'slow' ? fault.answer : undefined;
  if (fault !== undefined && late === undefined) return settle(fault.answer, { fields: [] });

  const reading = await readRequest(request, world.settings);
  const isRead = reading.kind === 'read';
  const answer = isRead ? perform(world, reading.call, reading.fields) : reading.answer;
  const hint = isRead ? hintFor(reading.fields.get('email')) : undefined;
  return settle(late === undefined ? answer : { ...late, answer }, {
    fields: isRead ? reading.names : [],
    ...(hint !== undefined && { hint }),
  });
}

/** Puts an answer on the wire. Never rejects; stays pending where nothing ever arrives. */
async function deliver(answer: Answer, headers: Record<string, string>): Promise<Response> {
  switch (answer.kind) {
    case 'json':
      return Response.json(answer.body, { status: answer.status, headers });
    case 'text':
      return new Response(answer.text, {
        status: answer.status,
        headers: { ...headers, 'content-type': answer.contentType },
      });
    case 'lost':
      return Response.error();
    case 'silent':
      return new Promise(() => {});
    case 'cut':
    case 'stalled':
      return new Response(brokenBody(answer.kind), {
        headers: { ...headers, 'content-type': 'application/json' },
      });
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, answer.milliseconds));
      return deliver(answer.answer ?? { kind: 'silent' }, headers);
  }
}

/** The beginning of an answer, after which the connection fails or nothing ever follows. */
function brokenBody(kind: 'cut' | 'stalled'): ReadableStream<Uint8Array> {
  let isBegun = false;
  return new ReadableStream({
    pull(controller) {
      if (!isBegun) {
        isBegun = true;
        controller.enqueue(new TextEncoder().encode('{"kind":"identity'));
        return undefined;
      }
      if (kind === 'stalled') return new Promise(() => {});
      controller.error(new TypeError('The connection was reset.'));
      return undefined;
    },
  });
}

/** Without an origin there is nobody to let in. */
function corsHeaders({ headers }: Request): Record<string, string> {
  const origin = headers.get('origin');
  return {
    vary: 'Origin',
    ...(origin !== null && { 'access-control-allow-origin': origin }),
    ...(headers.has('access-control-request-private-network') && {
      'access-control-allow-private-network': 'true',
    }),
  };
}

function preflight(request: Request): Response {
  const wanted = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      ...(wanted !== null && { 'access-control-allow-headers': wanted }),
    },
  });
}

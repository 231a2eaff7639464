import { corsHeaders, preflight } from './cors.ts';
import { checkQuery } from './fields.ts';
import type { JournalledRequest } from './journal.ts';
import { type ArmedFault, type Network, pause } from './network.ts';
import { contentTypeFault, readPayload } from './payload.ts';
import { addressOf, type Route, routeOf } from './routes.ts';
import {
  type Answer,
  blockedReferrer,
  invalidArgument,
  methodNotAllowed,
  missingApiKey,
  notImplemented,
  refusal,
  refusedApiKey,
} from './wire.ts';
import type { World } from './world.ts';

export interface Exchange {
  readonly world: World;
  readonly network: () => Network;
  /** The fault that this call meets, if one is armed for it; it is armed no longer. */
  readonly takeFault: (call: JournalledRequest['call']) => ArmedFault['fault'] | undefined;
  readonly record: (request: JournalledRequest, answer: Answer) => void;
}

/** One request in, one response out; what the service decides, it decides before the delay. */
export async function respondTo(exchange: Exchange, request: Request): Promise<Response> {
  const { offline, delay } = exchange.network();
  if (request.method === 'OPTIONS') return offline ? Response.error() : preflight(request);
  const answer = await decide(exchange, request, offline);
  await pause(delay);
  const response = await deliver(answer, corsHeaders(request));
  const isBodyless = request.method === 'HEAD' && response.type !== 'error';
  return isBodyless ? new Response(null, response) : response;
}

async function decide(exchange: Exchange, request: Request, offline: boolean): Promise<Answer> {
  const url = new URL(request.url);
  const { method } = request;
  const address = addressOf(url);
  const path = address?.path ?? url.pathname;
  const route = address === undefined ? undefined : routeOf(address);
  const call = route?.call ?? 'unknown';
  const settle = (answer: Answer, fields: readonly string[] = []): Answer => {
    exchange.record({ call, method, path, fields }, answer);
    return answer;
  };

  if (offline) return settle({ kind: 'lost' });
  const fault = exchange.takeFault(call);
  if (fault !== undefined) exchange.world.announced = fault.announces ?? {};
  const late = fault?.answer.kind === 'slow' ? fault.answer : undefined;
  if (fault !== undefined && late === undefined) return settle(fault.answer);
  const { answer, names } = await serve(exchange.world, route, request, url);
  return settle(late === undefined ? answer : { ...late, answer }, names);
}

interface Served {
  readonly answer: Answer;
  readonly names?: readonly string[];
}

/** The checks come in the order of the real service. */
async function serve(
  world: World,
  route: Route | undefined,
  request: Request,
  url: URL,
): Promise<Served> {
  const { method } = request;
  if (route === undefined) return { answer: notImplemented(`${method} ${url.pathname}`) };
  if (method !== route.method) {
    return { answer: methodNotAllowed(method, `${url.pathname}${url.search}`) };
  }
  const unreadable =
    method === 'POST' ? contentTypeFault(request, route.service === 'securetoken') : undefined;
  const stopped = unreadable ?? keyFault(world, request, url);
  if (stopped !== undefined) return { answer: stopped };
  if (method === 'GET') {
    const query = checkQuery(url.searchParams, route.fields);
    if (query.kind === 'invalid') return { answer: invalidArgument(query.detail) };
    return { answer: route.operation(world, query.fields) };
  }
  const payload = await readPayload(request, route.fields);
  if (payload.kind === 'refused') return payload;
  const { fields, names } = payload;
  const answer = fields.get('targetProjectId')
    ? refusal(foreignProject)
    : route.operation(world, fields);
  return { answer, names };
}

const foreignProject =
  'INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.';

function keyFault({ settings }: World, request: Request, url: URL): Answer | undefined {
  const keys = url.searchParams.getAll('key');
  const key = keys.length === 1 ? keys[0] : '';
  if (!key && !request.headers.get('x-goog-api-key')) return missingApiKey();
  if (settings.apiKey === 'refused') return refusedApiKey();
  if (settings.referrer === 'allowed') return undefined;
  return blockedReferrer(
    request.headers.get('referer') ?? request.headers.get('origin') ?? '<empty>',
  );
}

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
      await pause(answer.milliseconds);
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

import { corsHeaders, preflight } from './cors.ts';
import type { JournalledRequest } from './journal.ts';
import { readPayload } from './payload.ts';
import { addressOf, routeOf } from './routes.ts';
import { type Answer, malformed, methodNotAllowed, missingApiKey, notImplemented } from './wire.ts';
import type { World } from './world.ts';

export type Delay = number | 'infinite';

interface Exchange {
  readonly world: World;
  readonly delay: () => Delay;
  readonly record: (request: JournalledRequest, answer: Answer) => void;
}

/** One request in, one response out; what the service decides, it decides before the delay. */
export async function answerRequest(exchange: Exchange, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request);
  const answer = await decide(exchange, request);
  await pause(exchange.delay());
  if (answer.kind === 'dropped') return Response.error();
  return Response.json(answer.body, { status: answer.status, headers: corsHeaders(request) });
}

async function decide({ world, record }: Exchange, request: Request): Promise<Answer> {
  const url = new URL(request.url);
  const { method } = request;
  const address = addressOf(url);
  const path = address?.path ?? url.pathname;
  const route = address === undefined ? undefined : routeOf(address);
  const settle = (answer: Answer, fields: readonly string[] = []): Answer => {
    record({ call: route?.call ?? 'unknown', method, path, fields }, answer);
    return answer;
  };

  if (route === undefined) return settle(notImplemented(`${method} ${path}`));
  if (method !== route.method) return settle(methodNotAllowed(method, path));
  if (!url.searchParams.get('key')) return settle(missingApiKey());
  const payload = await readPayload(request);
  if (payload.kind === 'malformed') return settle(malformed(payload.detail));
  return settle(route.operation(world, payload.fields), payload.names);
}

/** Waiting for ever takes no timer: one would keep a Node process alive. */
function pause(delay: Delay): Promise<void> | undefined {
  if (delay === 'infinite') return new Promise(() => {});
  return delay > 0 ? new Promise((resolve) => setTimeout(resolve, delay)) : undefined;
}

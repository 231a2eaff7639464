import { apiKeyFault } from './apiKey.ts';
import { corsHeaders, preflight } from './cors.ts';
import { deliver } from './delivery.ts';
import { answerOf } from './faults.ts';
import { checkQuery } from './fields.ts';
import type { JournaledRequest } from './journal.ts';
import { type ArmedFault, type Network, pause } from './network.ts';
import { contentTypeFault, readPayload } from './payload.ts';
import { callAddressOf, type Route, routeOf } from './routes.ts';
import { type Answer, invalidArgument, methodNotAllowed, notImplemented } from './wire.ts';
import type { World } from './world.ts';

export interface Exchange {
  readonly world: World;
  readonly network: () => Network;
  /** The fault that this call meets, if one is armed for it; it is armed no longer. */
  readonly takeFault: (call: JournaledRequest['call']) => ArmedFault['fault'] | undefined;
  readonly record: (request: JournaledRequest, answer: Answer) => void;
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
  const address = callAddressOf(url);
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
  { pathname, search, searchParams }: URL,
): Promise<Served> {
  const { method } = request;
  if (route === undefined) return { answer: notImplemented(`${method} ${pathname}`) };
  if (method !== route.method) return { answer: methodNotAllowed(method, `${pathname}${search}`) };
  const unreadable =
    method === 'POST' ? contentTypeFault(request, route.service === 'securetoken') : undefined;
  const stopped = unreadable ?? apiKeyFault(world.settings, request);
  if (stopped !== undefined) return { answer: stopped };
  if (method === 'GET') {
    const names = [...searchParams.keys()].filter((name) => Object.hasOwn(route.fields, name));
    const query = checkQuery(searchParams, route.fields);
    return query.kind === 'invalid'
      ? { answer: invalidArgument(query.detail), names }
      : { answer: route.operation(world, query.fields), names };
  }
  const payload = await readPayload(request, route.fields);
  if (payload.kind === 'refused') return payload;
  const { fields, names } = payload;
  // Only administrators may name a project.
  const isForeign = Boolean(fields.get('targetProjectId'));
  const answer = isForeign ? answerOf('INSUFFICIENT_PERMISSION') : route.operation(world, fields);
  return { answer, names };
}

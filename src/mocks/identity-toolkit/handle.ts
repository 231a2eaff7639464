import { operations } from './calls.ts';
import { hintFor } from './faultAddress.ts';
import type { Fault } from './faults.ts';
import { addressedBy, readRequest } from './request.ts';
import type { JournalEntry, ServiceState } from './serviceState.ts';
import { type Answer, type IdentityCall, outcomeOf } from './wire.ts';

/** How many calls the journal keeps. */
export const journalLimit = 500;

/** Answers one request. What the answer depends on is read before the delay. */
export async function handle(state: ServiceState, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return state.network.offline ? Response.error() : preflight(request);
  }
  const { answer, ...read } = await answerTo(state, request);
  await record(state, request, read, answer);
  const response = await toResponse(answer, corsHeaders(request));
  const isBodyless = request.method === 'HEAD' && response.type !== 'error';
  return isBodyless ? new Response(null, response) : response;
}

type Read = Pick<JournalEntry, 'fields' | 'hint'>;

async function answerTo(
  state: ServiceState,
  request: Request,
): Promise<Read & { readonly answer: Answer }> {
  if (state.network.offline) return { answer: { kind: 'lost' }, fields: [] };
  const fault = takeFault(state, addressedBy(new URL(request.url)).call);
  if (fault !== undefined) state.announced = fault.announces ?? {};
  const late = fault?.answer.kind === 'slow' ? fault.answer : undefined;
  if (fault !== undefined && late === undefined) return { answer: fault.answer, fields: [] };

  const reading = await readRequest(request, state.settings);
  const isRead = reading.kind === 'read';
  const answer = isRead ? operations[reading.call](state, reading.fields) : reading;
  const hint = isRead ? hintFor(reading.fields.get('email')) : undefined;
  return {
    answer: late === undefined ? answer : { ...late, answer },
    fields: isRead ? reading.names : [],
    ...(hint !== undefined && { hint }),
  };
}

/** The fault that is armed for this call, which meets no other call after it. */
function takeFault(state: ServiceState, call: IdentityCall | undefined): Fault | undefined {
  const { next, ...network } = state.network;
  if (next === undefined || call === undefined) return undefined;
  const isMeant = next.call === undefined ? next.fault.calls.includes(call) : next.call === call;
  if (!isMeant) return undefined;
  state.network = network;
  return next.fault;
}

/** Writes the call into the journal, and lasts as long as the delay does. */
async function record(
  state: ServiceState,
  { method, url }: Request,
  read: Read,
  answer: Answer,
): Promise<void> {
  const { delay } = state.network;
  const { call = 'unknown', path } = addressedBy(new URL(url));
  state.lastCall += 1;
  const called: Omit<JournalEntry, 'status'> = {
    id: state.lastCall,
    at: state.now(),
    call,
    method,
    path,
    ...read,
  };
  const outcome = outcomeOf(answer);
  const entry = { ...called, ...(delay === 'infinite' ? { status: 0 } : outcome) };
  state.calls = [...state.calls.slice(1 - journalLimit), entry];
  state.changed();
  if (delay === 0) return;
  await new Promise<void>((resolve) => {
    // A call that waits for ever takes no timer, because one would keep a Node process alive.
    if (delay === 'infinite') state.waiting.add(resolve);
    else setTimeout(resolve, delay);
  });
  if (delay !== 'infinite') return;
  state.calls = state.calls.map((each) => (each === entry ? { ...called, ...outcome } : each));
  state.changed();
}

/** Puts an answer on the wire. Never rejects; stays pending where nothing ever arrives. */
async function toResponse(answer: Answer, headers: Record<string, string>): Promise<Response> {
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
      return toResponse(answer.answer ?? { kind: 'silent' }, headers);
  }
}

/** The beginning of an answer, after which the connection fails or nothing ever follows. */
function brokenBody(kind: 'cut' | 'stalled'): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"kind":"identity')),
    pull: async (controller) => {
      if (kind === 'stalled') await new Promise(() => {});
      controller.error(new TypeError('The connection was reset.'));
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

import { operations } from './calls.ts';
import { hintFor } from './faultAddress.ts';
import { takeFault, waitForNetwork } from './network.ts';
import { addressedBy, readRequest } from './request.ts';
import type { JournalEntry, ServiceState } from './serviceState.ts';
import { type Answer, outcomeOf } from './wire.ts';

/** How many calls the journal keeps. */
export const journalLimit = 500;

/** Answers one request. The answer is decided before the delay, so that it depends on nothing that happens later. */
export async function handle(state: ServiceState, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return state.network.offline ? Response.error() : preflight(request);
  }
  const { answer, ...read } = await answerTo(state, request);
  const { delay } = state.network;
  const outcome = outcomeOf(answer);
  const entry = record(state, request, read, delay === 'infinite' ? { status: 0 } : outcome);
  await waitForNetwork(state, delay);
  if (delay === 'infinite') correct(state, entry, outcome);
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

type Outcome = ReturnType<typeof outcomeOf>;

/** Adds the call to the journal. */
function record(
  state: ServiceState,
  { method, url }: Request,
  read: Read,
  outcome: Outcome,
): JournalEntry {
  const { call = 'unknown', path } = addressedBy(new URL(url));
  state.lastCall += 1;
  const at = state.now();
  const entry: JournalEntry = { id: state.lastCall, at, call, method, path, ...read, ...outcome };
  state.calls = [...state.calls.slice(1 - journalLimit), entry];
  state.changed();
  return entry;
}

/** Replaces the outcome of a call that had no answer yet when it was recorded. */
function correct(state: ServiceState, entry: JournalEntry, outcome: Outcome): void {
  state.calls = state.calls.map((each) => (each === entry ? { ...each, ...outcome } : each));
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

/** A request without an origin gets no leave for one, because it comes from no web page. */
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

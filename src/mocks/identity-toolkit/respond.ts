import { hintFor } from './faultAddress.ts';
import { takeFault, waitForNetwork } from './network.ts';
import { operations } from './operations.ts';
import { addressedBy, readRequest } from './request.ts';
import { change, type JournalEntry, type ServiceState } from './serviceState.ts';
import { type Answer, outcomeOf } from './wire.ts';

/** How many calls the journal keeps. */
export const journalLimit = 500;

/** Answers one request. The answer is decided before the delay, so that it depends on nothing that happens later. */
export async function respond(state: ServiceState, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return state.network.offline ? Response.error() : preflight(request);
  }
  const { answer, ...read } = await answerTo(state, request);
  const { call = 'unknown', path } = addressedBy(new URL(request.url));
  const { delay } = state.network;
  const entry: JournalEntry = {
    id: (state.calls.at(-1)?.id ?? 0) + 1,
    at: state.now(),
    call,
    method: request.method,
    path,
    ...read,
    ...(delay === 'infinite' ? { status: 0 } : outcomeOf(answer)),
  };
  change(state, { calls: [...state.calls.slice(1 - journalLimit), entry] });
  await waitForNetwork(state, delay);
  if (delay === 'infinite') {
    const answered = { ...entry, ...outcomeOf(answer) };
    change(state, { calls: state.calls.map((each) => (each === entry ? answered : each)) });
  }
  return toResponse(answer, corsHeaders(request));
}

interface Served extends Pick<JournalEntry, 'fields' | 'hint'> {
  readonly answer: Answer;
}

async function answerTo(state: ServiceState, request: Request): Promise<Served> {
  if (state.network.offline) return { answer: { kind: 'lost' }, fields: [] };
  const fault = takeFault(state, addressedBy(new URL(request.url)).call);
  if (fault === undefined) return serve(state, request);
  state.announced = fault.announces ?? {};
  if (fault.answer.kind !== 'slow') return { answer: fault.answer, fields: [] };
  const served = await serve(state, request);
  return { ...served, answer: { ...fault.answer, answer: served.answer } };
}

async function serve(state: ServiceState, request: Request): Promise<Served> {
  const reading = await readRequest(request, state.settings);
  if (reading.kind !== 'read') return { answer: reading, fields: [] };
  const { call, fields } = reading;
  return {
    answer: operations[call](state, fields),
    fields: Object.keys(fields),
    hint: hintFor(fields['email']),
  };
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

/** No origin is allowed where the request names none, because it comes from no web page. */
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

import { hintFor } from './faultAddress.ts';
import { faultBehind, faultResponse } from './faultNames.ts';
import { takeFault, waitForNetwork } from './network.ts';
import { operations } from './operations.ts';
import { readFields, type Target, targetOf } from './request.ts';
import { change, type JournalEntry, type ServiceState } from './serviceState.ts';
import { notImplemented, outcomeOf, type ServiceResponse } from './wire.ts';

/** The number of calls that the log keeps. */
const journalLimit = 500;

/** Responds to one request. The response is decided before the delay, so changes during the delay do not affect it. */
export async function respond(state: ServiceState, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return state.network.offline ? Response.error() : preflight(request);
  }
  const target = targetOf(request);
  const { call = 'unknown', path } = target;
  const { response, ...read } = await respondTo(state, request, target);
  const { delay } = state.network;
  const entry: JournalEntry = {
    id: (state.calls.at(-1)?.id ?? 0) + 1,
    at: state.now(),
    call,
    method: request.method,
    path,
    fields: [],
    ...read,
    ...(delay === 'infinite' ? { status: 0 } : journaled(response)),
  };
  change(state, { calls: [...state.calls.slice(1 - journalLimit), entry] });
  await waitForNetwork(state, delay);
  if (delay === 'infinite') {
    const answered = { ...entry, ...journaled(response) };
    change(state, { calls: state.calls.map((each) => (each === entry ? answered : each)) });
  }
  return toResponse(response, corsHeaders(request));
}

const journaled = (response: ServiceResponse) => ({
  ...outcomeOf(response),
  fault: faultBehind(response),
});

interface Served extends Partial<Pick<JournalEntry, 'fields' | 'hint'>> {
  readonly response: ServiceResponse;
}

async function respondTo(state: ServiceState, request: Request, target: Target): Promise<Served> {
  if (state.network.offline) return { response: faultResponse('OFFLINE') };
  const fault = takeFault(state, target.call);
  if (fault === undefined) return serve(state, request, target);
  state.announced = fault.announces ?? {};
  if (fault.response.kind !== 'slow') return { response: fault.response };
  const served = await serve(state, request, target);
  return { ...served, response: { ...fault.response, response: served.response } };
}

async function serve(state: ServiceState, request: Request, target: Target): Promise<Served> {
  const { call, path } = target;
  if (call === undefined) return { response: notImplemented(`${request.method} ${path}`) };
  if (state.settings.apiKey === 'refused') return { response: faultResponse('API_KEY_NOT_VALID') };
  const fields = await readFields(request, call);
  const { mails } = state;
  const language = request.headers.get('X-Firebase-Locale') ?? 'en';
  const response = operations[call](state, fields, language);
  const isMailTaken = call === 'sendOobCode' && outcomeOf(response).status === 200;
  return {
    response,
    fields: Object.keys(fields),
    hint: hintFor(fields['email']) ?? (isMailTaken ? mailHint(state.mails !== mails) : undefined),
  };
}

const mailHint = (isSent: boolean) =>
  isSent ? 'An email was sent.' : 'No email was sent, because no account has this email.';

/** Never rejects. Stays pending if the response never arrives. */
async function toResponse(
  response: ServiceResponse,
  headers: Record<string, string>,
): Promise<Response> {
  switch (response.kind) {
    case 'json':
      return Response.json(response.body, { status: response.status, headers });
    case 'text':
      return new Response(response.text, {
        status: response.status,
        headers: { ...headers, 'content-type': 'text/html' },
      });
    case 'lost':
      return Response.error();
    case 'silent':
      return new Promise(() => {});
    case 'stalled':
      return new Response(new ReadableStream(), {
        headers: { ...headers, 'content-type': 'application/json' },
      });
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, response.milliseconds));
      return toResponse(response.response ?? { kind: 'silent' }, headers);
  }
}

/** Requests without an origin do not come from a web page, and need none of these headers. */
function corsHeaders({ headers }: Request): Record<string, string> {
  const origin = headers.get('origin');
  return origin === null ? {} : { 'access-control-allow-origin': origin };
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    },
  });
}

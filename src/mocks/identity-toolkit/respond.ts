import { hintFor } from './faultAddress.ts';
import { answerOf, faultBehind } from './faultNames.ts';
import { takeFault, waitForNetwork } from './network.ts';
import { operations } from './operations.ts';
import { fieldsOf, type Target, targetOf } from './request.ts';
import { change, type JournalEntry, type ServiceState } from './serviceState.ts';
import { type Answer, notImplemented, outcomeOf } from './wire.ts';

/** How many calls the journal keeps. */
const journalLimit = 500;

/** Answers one request. The answer is decided before the delay, so changes during the delay do not affect it. */
export async function respond(state: ServiceState, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return state.network.offline ? Response.error() : preflight(request);
  }
  const target = targetOf(request);
  const { call = 'unknown', path } = target;
  const { answer, ...read } = await answerTo(state, request, target);
  const { delay } = state.network;
  const entry: JournalEntry = {
    id: (state.calls.at(-1)?.id ?? 0) + 1,
    at: state.now(),
    call,
    method: request.method,
    path,
    fields: [],
    ...read,
    ...(delay === 'infinite' ? { status: 0 } : told(answer)),
  };
  change(state, { calls: [...state.calls.slice(1 - journalLimit), entry] });
  await waitForNetwork(state, delay);
  if (delay === 'infinite') {
    const answered = { ...entry, ...told(answer) };
    change(state, { calls: state.calls.map((each) => (each === entry ? answered : each)) });
  }
  return toResponse(answer, corsHeaders(request));
}

const told = (answer: Answer) => ({ ...outcomeOf(answer), fault: faultBehind(answer) });

interface Served extends Partial<Pick<JournalEntry, 'fields' | 'hint'>> {
  readonly answer: Answer;
}

async function answerTo(state: ServiceState, request: Request, target: Target): Promise<Served> {
  if (state.network.offline) return { answer: answerOf('OFFLINE') };
  const fault = takeFault(state, target.call);
  if (fault === undefined) return serve(state, request, target);
  state.announced = fault.announces ?? {};
  if (fault.answer.kind !== 'slow') return { answer: fault.answer };
  const served = await serve(state, request, target);
  return { ...served, answer: { ...fault.answer, answer: served.answer } };
}

async function serve(state: ServiceState, request: Request, target: Target): Promise<Served> {
  const { call, path } = target;
  if (call === undefined) return { answer: notImplemented(`${request.method} ${path}`) };
  if (state.settings.apiKey === 'refused') return { answer: answerOf('API_KEY_NOT_VALID') };
  const fields = await fieldsOf(request, call);
  const { mails } = state;
  const language = request.headers.get('X-Firebase-Locale') ?? 'en';
  const answer = await operations[call](state, fields, language);
  const isMailTaken = call === 'sendOobCode' && outcomeOf(answer).status === 200;
  return {
    answer,
    fields: Object.keys(fields),
    hint: hintFor(fields['email']) ?? (isMailTaken ? mailHint(state.mails !== mails) : undefined),
  };
}

const mailHint = (isSent: boolean) =>
  isSent ? 'An email was sent.' : 'No email was sent, because no account has this email.';

/** Never rejects. Stays pending if the answer never arrives. */
async function toResponse(answer: Answer, headers: Record<string, string>): Promise<Response> {
  switch (answer.kind) {
    case 'json':
      return Response.json(answer.body, { status: answer.status, headers });
    case 'text':
      return new Response(answer.text, {
        status: answer.status,
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
      await new Promise((resolve) => setTimeout(resolve, answer.milliseconds));
      return toResponse(answer.answer ?? { kind: 'silent' }, headers);
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

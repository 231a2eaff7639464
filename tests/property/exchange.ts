import type { Fault } from '#mocks/identity-toolkit/fault.ts';
import type { Answer, IdentityCall } from '#mocks/identity-toolkit/wire.ts';
import { checkCors, checkFault, checkJournal, checkVerdict } from './check.ts';
import { expectSame } from './expectSame.ts';
import { type Arrival, arrivalAtOnce, receive } from './receive.ts';
import type { Trial } from './trial.ts';
import type { Verdict } from './verdict.ts';

/** Sends the request and holds what comes back against the network's state and the verdict. */
export async function exchange(
  trial: Trial,
  request: Request,
  call: IdentityCall | undefined,
  judge: () => Verdict,
): Promise<void> {
  const { service, offline, delay } = trial;
  const { method } = request;
  const isPreflight = method === 'OPTIONS';
  const callsBefore = service.calls.length;
  const fault = offline || isPreflight ? undefined : takeArmed(trial, call);
  const replaces = fault !== undefined && fault.answer.kind !== 'slow';
  const verdict = offline || isPreflight || replaces ? undefined : judge();
  const scripted = verdict?.kind === 'scripted' ? verdict.fault : undefined;
  // What is to go wrong at the lookup begins with a sign-in that goes well.
  const met = replaces ? fault : scripted?.scriptedAt === undefined ? scripted : undefined;
  const isSlow = fault?.answer.kind === 'slow' || scripted?.answer.kind === 'slow';
  const arrival = isPreflight
    ? arrivalAtOnce
    : arrivalOf(offline ? { kind: 'lost' } : met?.answer, delay, isSlow);

  const received = await receive(service.respond(request), arrival);
  const isTold = received.kind === 'answer' && received.text !== undefined && !isPreflight;
  const status = isTold && method !== 'HEAD' ? received.status : undefined;
  checkJournal(service, isPreflight ? callsBefore : callsBefore + 1, status);
  if (received.kind === 'nothing') return;
  if (offline) {
    expectSame(received.kind, 'lost', 'the answer while offline');
    return;
  }
  if (isPreflight) {
    expectSame(received.kind === 'answer' && received.status, 204, 'the status of a preflight');
    checkCors(received);
    return;
  }
  if (method === 'HEAD' && received.kind === 'answer') {
    expectSame(received.text, '', 'the body for HEAD');
    checkCors(received);
    return;
  }
  if (met !== undefined && met.answer.kind !== 'slow') checkFault(received, met.answer);
  else if (verdict !== undefined) checkVerdict(received, verdict);
}

function takeArmed(trial: Trial, call: IdentityCall | undefined): Fault | undefined {
  const { armed } = trial;
  if (armed === undefined || call === undefined) return undefined;
  const isMet = armed.call === undefined ? armed.fault.calls.includes(call) : armed.call === call;
  if (!isMet) return undefined;
  trial.armed = undefined;
  return armed.fault;
}

function arrivalOf(answer: Answer | undefined, delay: Trial['delay'], isSlow: boolean): Arrival {
  const isNever = delay === 'infinite' || answer?.kind === 'silent';
  const isLate = delay !== 0 || isSlow;
  return {
    headers: isNever ? 'never' : isLate ? 'late' : 'at once',
    body: answer?.kind === 'stalled' ? 'never' : 'whole',
  };
}

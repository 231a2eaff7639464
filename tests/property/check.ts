import type { IdentityToolkit } from '#mocks/identity-toolkit/service.ts';
import type { Answer, IdentityCall } from '#mocks/identity-toolkit/wire.ts';
import { type Body, faultOfRefusal, faultOfSuccess, type SuccessKind } from './answers.ts';
import { expectSame } from './expectSame.ts';
import { emailMark, passwordMark } from './people.ts';
import type { Received } from './receive.ts';
import { origin } from './requests.ts';
import type { Verdict } from './verdict.ts';

/** Every token begins with it, or has a part that does. */
const encodedBrace = 'eyJ';
const secretMarks = [passwordMark, emailMark, encodedBrace];

export function successesOf(call: IdentityCall | undefined): readonly SuccessKind[] {
  if (call === 'signInWithPassword') return ['signIn', 'secondFactor'];
  if (call === 'token') return ['refresh'];
  return call === undefined ? [] : [call];
}

export function checkVerdict(received: Received, verdict: Verdict): void {
  switch (verdict.kind) {
    case 'refused':
      if (received.kind === 'answer' && received.status === 200) {
        throw new Error(`it let through what must be refused: ${shown(received)}`);
      }
      checkTypes(received, []);
      return;
    case 'unreadable':
      if (received.kind !== 'lost') checkTypes(received, []);
      return;
    case 'harmless':
      checkTypes(received, ['passwordPolicy', 'recaptchaConfig']);
      return;
    case 'scripted':
      if (checkTypes(received, ['signIn']) === undefined) throw new Error('it was refused');
      return;
    case 'success': {
      const body = checkTypes(received, [verdict.of]);
      if (body === undefined) throw new Error(`it refused what is right: ${shown(received)}`);
      verdict.accept?.(body);
    }
  }
}

/** The body of a success, or undefined where the service said no in its own way. */
export function checkTypes(
  received: Received,
  successes: readonly SuccessKind[],
): Body | undefined {
  checkCors(received);
  if (received.kind !== 'answer') throw new Error(`nothing was answered: ${shown(received)}`);
  const { status, text = '' } = received;
  // A 405 repeats the address that it was asked under, as the emulator's does.
  if (status !== 405 && text.toLowerCase().includes(passwordMark)) {
    throw new Error(`it tells a password: ${text}`);
  }
  const body: unknown = JSON.parse(text);
  const fault = status === 200 ? faultOfSuccess(successes, body) : faultOfRefusal(status, body);
  if (fault !== undefined) throw new Error(`the answer ${fault}: ${shown(received)}`);
  return status === 200 ? (body as Body) : undefined;
}

export function checkCors(received: Received): void {
  if (received.kind !== 'answer') return;
  const allowed = received.headers.get('access-control-allow-origin');
  expectSame(allowed, origin, 'access-control-allow-origin');
}

export function checkFault(received: Received, answer: Answer): void {
  checkCors(received);
  const { kind } = received;
  switch (answer.kind) {
    case 'lost':
      return expectSame(kind, 'lost', 'a lost connection');
    case 'cut':
    case 'stalled':
      return expectSame(kind === 'answer' && received.text, undefined, 'a body that breaks off');
    case 'text':
      return expectSame(shown(received), `${answer.status} ${answer.text}`, 'the fault');
    case 'json': {
      const wanted = `${answer.status} ${JSON.stringify(answer.body)}`;
      return expectSame(shown(received), wanted, 'the fault');
    }
    case 'silent':
    case 'slow':
      throw new Error(`${answer.kind} answered ${shown(received)}`);
  }
}

export function checkJournal(
  service: IdentityToolkit,
  count: number,
  status: number | undefined,
): void {
  expectSame(service.calls.length, count, 'the number of calls in the journal');
  const latest = service.calls.at(-1);
  if (latest === undefined) return;
  const written = JSON.stringify(latest);
  const leak = secretMarks.find((mark) => written.toLowerCase().includes(mark.toLowerCase()));
  if (leak !== undefined) throw new Error(`the journal tells ${leak}: ${written}`);
  if (status !== undefined) expectSame(latest.status, status, 'the status in the journal');
}

function shown(received: Received): string {
  return received.kind === 'answer' ? `${received.status} ${received.text}` : received.kind;
}

import { type Account, accountFromSeed } from './accounts.ts';
import { codeOf, didYouMean, faultCalled } from './faultNames.ts';
import type { Fault } from './faults.ts';
import type { ServiceState } from './serviceState.ts';
import { type Answer, refusal } from './wire.ts';

/**
 * Sign in as `<code>@error.waymark.test`, with any password, or ask for a link with this address, and the SDK fails with
 * `auth/<code>`.
 */
export const failureDomain = 'error.waymark.test';

/** What browsers accept before the `@` of an e-mail address: https://html.spec.whatwg.org/#valid-e-mail-address */
const localPart = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

/** The address that meets the fault. It is made of the code, or of the id if the code means another fault. */
export function addressOf(fault: Fault): string {
  const code = codeOf(fault);
  const isMeant = localPart.test(code) && faultCalled(code)?.id === fault.id;
  return `${isMeant ? code : fault.id.toLowerCase()}@${failureDomain}`;
}

export type ScriptedFault = Pick<Fault, 'answer' | 'announces' | 'scriptedAt'>;

/** The fault that the e-mail names. A code that the table lacks works too, because the SDK passes it on. */
export function scriptedFault(email: string): ScriptedFault | undefined {
  const name = nameIn(email);
  if (name === undefined) return undefined;
  // The dashes stay: spelled with `_`, some of these words are messages that the SDK knows and turns into other codes.
  return faultCalled(name) ?? { answer: refusal(name.toUpperCase()) };
}

/**
 * What the first call with the address of a fault is answered.
 * @param usual the answer without the fault, which a later call meets if it is `scriptedAt` one of these
 */
export function answerScripted(
  state: ServiceState,
  { answer, announces = {}, scriptedAt }: ScriptedFault,
  later: readonly Fault['scriptedAt'][],
  usual: () => Answer,
): Answer {
  state.announced = announces;
  if (answer.kind === 'slow') return { ...answer, answer: usual() };
  return scriptedAt && later.includes(scriptedAt) ? usual() : answer;
}

/** A hint if the code is not in the table. The SDK's error does not show that a code was mistyped. */
export function hintFor(email: string | undefined): string | undefined {
  const name = nameIn(email?.toLowerCase());
  if (name === undefined || faultCalled(name)) return undefined;
  return `No fault has the code “${name}”. ${didYouMean(name)}`;
}

/** The part before the `@` of such an e-mail, without the `auth/` that the SDK's codes begin with. */
function nameIn(email = ''): string | undefined {
  const suffix = `@${failureDomain}`;
  return email.endsWith(suffix) ? email.slice(0, -suffix.length).replace(/^auth\//, '') : undefined;
}

/** Some faults appear only after a successful sign-in. It gets this account, whose id names the fault. */
export const scriptedAccount = (address: string): Account =>
  accountFromSeed({ localId: address, email: address, password: '' }, 0);

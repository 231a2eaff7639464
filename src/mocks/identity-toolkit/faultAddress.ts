import { type Account, accountFromSeed } from './accounts.ts';
import { didYouMean, faultCalled } from './faultNames.ts';
import type { Fault, FaultId } from './faults.ts';
import type { ServiceState } from './serviceState.ts';
import { refusal, type ServiceResponse } from './wire.ts';

/**
 * Signing in as `<id>@error.waymark.test`, or asking for a link with this address, makes the SDK fail with the fault. Any
 * password will do. The SDK's code works, too: of several faults that have it, it stands for the first.
 */
export const failureDomain = 'error.waymark.test';

/** The address that stands for this fault, whichever other one has its code. */
export const addressOfFault = (id: FaultId): string => `${id.toLowerCase()}@${failureDomain}`;

export type ScriptedFault = Pick<Fault, 'response' | 'announces' | 'scriptedAt'>;

/** The fault that the email names. A code missing from the table works too, because the SDK passes it on. */
export function scriptedFault(email: string): ScriptedFault | undefined {
  const name = nameIn(email);
  if (name === undefined) return undefined;
  // The dashes stay: spelled with `_`, some of these words are messages that the SDK translates into other codes.
  return faultCalled(name) ?? { response: refusal(name.toUpperCase()) };
}

/**
 * The response to the first call with the address of a fault.
 * @param usual the response without the fault; a fault that is `scriptedAt` one of these waits for a later call
 */
export function respondAsScripted(
  state: ServiceState,
  { response, announces = {}, scriptedAt }: ScriptedFault,
  later: readonly Fault['scriptedAt'][],
  usual: () => ServiceResponse,
): ServiceResponse {
  state.announced = announces;
  if (response.kind === 'slow') return { ...response, response: usual() };
  return scriptedAt && later.includes(scriptedAt) ? usual() : response;
}

/** A hint if the code is not in the table, because the SDK's error does not show that a code was mistyped. */
export function hintFor(email: string | undefined): string | undefined {
  const name = nameIn(email?.toLowerCase());
  if (name === undefined || faultCalled(name)) return undefined;
  return `No fault has the code “${name}”, so it is passed on as it is. ${didYouMean(name)}`;
}

/** The part before the `@`, without the `auth/` that the SDK's codes begin with. */
function nameIn(email = ''): string | undefined {
  const suffix = `@${failureDomain}`;
  return email.endsWith(suffix) ? email.slice(0, -suffix.length).replace(/^auth\//, '') : undefined;
}

/** The account for faults that only appear after a successful sign-in. Its id names the fault. */
export const scriptedAccount = (address: string): Account =>
  accountFromSeed({ localId: address, email: address, password: '' }, 0);

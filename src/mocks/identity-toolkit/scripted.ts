import { type Account, accountFromSeed } from './accounts.ts';
import type { Fault } from './fault.ts';
import { addressOf } from './faultAddress.ts';
import { faultNamed, isFaultId } from './faults.ts';
import type { Answer } from './wire.ts';

const idPrefix = 'scripted:';

/** Nobody's account: for the faults that show only once a sign-in has gone well. */
export function scriptedAccount(localId: string): Account | undefined {
  const fault = faultOf(localId);
  if (fault === undefined) return undefined;
  return accountFromSeed({ localId, email: addressOf(fault), password: '', createdAt: 0 }, 0);
}

export function scriptedIdOf(fault: Fault): string {
  return `${idPrefix}${fault.id}`;
}

/** What looking such an account up answers, where that is the fault. */
export function scriptedLookup(localId: string): Answer | undefined {
  const fault = faultOf(localId);
  return fault?.scriptedAt === 'lookup' ? fault.answer : undefined;
}

function faultOf(localId: string): Fault | undefined {
  if (!localId.startsWith(idPrefix)) return undefined;
  const id = localId.slice(idPrefix.length);
  return isFaultId(id) ? faultNamed(id) : undefined;
}

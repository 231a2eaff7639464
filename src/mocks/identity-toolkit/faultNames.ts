import { type Fault, type FaultId, faults } from './faults.ts';
import type { JournalEntry } from './serviceState.ts';
import { outcomeOf, type ServiceResponse } from './wire.ts';

const byId = new Map(faults.map((fault) => [fault.id.toLowerCase(), fault]));

/** Several faults can share a code, which then means the first. */
const byCode = new Map<string, Fault<FaultId>>();
for (const fault of faults) {
  const code = sdkCode(fault);
  if (code !== '' && !byCode.has(code)) byCode.set(code, fault);
}

/** Empty if the SDK fails without a code, or does not fail. */
function sdkCode({ outcome }: Pick<Fault, 'outcome'>): string {
  return outcome.split('auth/')[1] ?? '';
}

export function faultCalled(name: string): Fault<FaultId> | undefined {
  const plain = name.toLowerCase().replace(/^auth\//, '');
  return byId.get(plain) ?? byCode.get(plain);
}

/** @throws RangeError if the table has no such row */
export function faultNamed(id: FaultId): Fault<FaultId> {
  const fault = faultCalled(id);
  if (fault) return fault;
  throw new RangeError(`The identity mock has no fault ${id}. ${didYouMean(id)}`);
}

export const faultResponse = (id: FaultId): ServiceResponse => faultNamed(id).response;

/** The fault that has this very response or, for a refusal, its message. */
export function faultBehind(response: ServiceResponse): FaultId | undefined {
  const word = wordOf(outcomeOf(response).message);
  const said = (fault: Fault) => word !== '' && wordOf(outcomeOf(fault.response).message) === word;
  return (faults.find((fault) => fault.response === response) ?? faults.find(said))?.id;
}

/** The SDK's outcome of a call: from the table, or a code from the message. Undefined after a success. */
export function clientOutcome({ fault, message }: Pick<JournalEntry, 'fault' | 'message'>) {
  if (fault) return faultNamed(fault).outcome;
  return (
    message &&
    (`auth/${wordOf(message)
      .toLowerCase()
      .replace(/[_\s]+/g, '-')}` as const)
  );
}

/** The part of a message that the SDK reads. */
const wordOf = (message = '') => message.split(' : ', 1)[0] ?? '';

/** Suggests the name whose spelling is closest. */
export function didYouMean(name: string): string {
  const known = [...byCode.keys(), ...faults.map(({ id }) => id)];
  const nearest = known.reduce((best, each) =>
    likenessOf(each, name) > likenessOf(best, name) ? each : best,
  );
  return `Did you mean ${nearest}?`;
}

/** The share of letter pairs that two names have in common, from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [pairs, otherPairs] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => otherPairs.has(pair));
  return (2 * shared.length) / (pairs.size + otherPairs.size);
}

const pairsOf = (name: string) =>
  new Set(Array.from(name, (letter, index) => letter + (name[index + 1] ?? '')));

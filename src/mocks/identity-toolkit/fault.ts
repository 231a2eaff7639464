import { type Answer, type IdentityCall, refusal } from './wire.ts';
import type { Announcement } from './world.ts';

export type FaultGroup =
  | 'credentials'
  | 'account'
  | 'session'
  | 'request'
  | 'project'
  | 'captcha'
  | 'secondStep'
  | 'server'
  | 'transport';

/**
 * What the Firebase SDK makes of a sign-in that meets the fault: a code, an error that carries
 * none, a promise that never settles, or a success that comes late.
 */
export type SdkOutcome = `auth/${string}` | 'exception' | 'waits' | 'signsIn';

/** One thing that can go wrong between a client and the service. */
export interface Fault<Id extends string = string> {
  /** Stable: in addresses and links. Capitals, digits and `_`. */
  readonly id: Id;
  readonly group: FaultGroup;
  /** When it happens. */
  readonly cause: string;
  /** The calls that the real service answers so. */
  readonly calls: readonly IdentityCall[];
  readonly answer: Answer;
  readonly outcome: SdkOutcome;
  /** What becomes of a signed-in user when refreshing the token meets it. */
  readonly session: 'kept' | 'endedBySdk' | 'leftToApp';
  /** Where a sign-in under its address meets it, if not at once. */
  readonly scriptedAt?: 'lookup';
  /** What the project's configuration shows after it, for the fault to make sense. */
  readonly announces?: Announcement;
}

/** A fault without an answer of its own is a refusal: its message, or else its id. */
type FaultEntry<Id extends string> = Omit<Fault<Id>, 'group' | 'answer' | 'session'> &
  Partial<Pick<Fault, 'answer' | 'session'>> & {
    readonly message?: string;
    readonly status?: number;
  };

export function faultGroup<const Id extends string>(
  group: FaultGroup,
  entries: readonly FaultEntry<Id>[],
): Fault<Id>[] {
  return entries.map(({ message, status, ...entry }) => ({
    answer: refusal(message ?? entry.id, status),
    session: 'kept',
    ...entry,
    group,
  }));
}

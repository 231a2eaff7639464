import type { Account } from './accounts.ts';
import type { Fault, FaultId } from './faults.ts';
import type { Announcement, PasswordPolicy, Settings } from './project.ts';
import type { IdentityCall } from './wire.ts';

/** In milliseconds. */
export type Delay = number | 'infinite';

/** What lies between the service and those who call it. */
export interface Network {
  /** Before each answer. */
  readonly delay: Delay;
  readonly offline: boolean;
  /** The fault that the next call meets: `call`, or else the first of the calls that the fault lists. */
  readonly next?: { fault: Fault<FaultId>; call?: IdentityCall | undefined } | undefined;
}

export interface JournalEntry {
  readonly id: number;
  /** By the service's clock, in milliseconds. */
  readonly at: number;
  readonly call: IdentityCall | 'unknown';
  readonly method: string;
  readonly path: string;
  /** 0 where no answer has arrived. */
  readonly status: number;
  /** The message of a refusal. */
  readonly message?: string | undefined;
  /** A hint for the person who tries the mock, where a call looks like a mistake. */
  readonly hint?: string | undefined;
  /** The names of what the service has read of the call, those that it knows; never the values. */
  readonly fields: readonly string[];
}

/** Everything that the service knows, and that its calls read and change. */
export interface ServiceState {
  /** In milliseconds. */
  readonly now: () => number;
  /** By how many milliseconds the clock was advanced. */
  advanced: number;
  accounts: readonly Account[];
  settings: Settings;
  policy: PasswordPolicy;
  /** By e-mail: how many since the last right one, and when the last was. */
  readonly wrongPasswords: Map<string, { readonly count: number; readonly lastAt: number }>;
  /** What the last fault changes in the project's configuration, until the next sign-in. */
  announced: Announcement;
  network: Network;
  /** The journal, oldest first. */
  calls: readonly JournalEntry[];
  /** Lets the calls go on that wait for ever. */
  readonly waiting: Set<() => void>;
  /** Called after every change and every call. */
  readonly listeners: Set<() => void>;
}

/** Changes what the service knows, lets the calls go on that need not wait any more, and tells the listeners. */
export function change(state: ServiceState, changes: Partial<ServiceState>): void {
  Object.assign(state, changes);
  if (state.network.delay !== 'infinite') {
    for (const proceed of state.waiting) proceed();
    state.waiting.clear();
  }
  for (const listener of state.listeners) listener();
}

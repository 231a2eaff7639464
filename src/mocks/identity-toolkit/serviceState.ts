import type { Account } from './accounts.ts';
import type { Fault } from './faults.ts';
import type { Announcement, PasswordPolicy, Settings } from './project.ts';
import type { Answer, Fields, IdentityCall } from './wire.ts';

/** In milliseconds. */
export type Delay = number | 'infinite';

/** What lies between the service and those who call it. */
export interface Network {
  /** Before each answer. */
  readonly delay: Delay;
  readonly offline: boolean;
  /** Without a call, it meets whichever of the fault's own comes first. */
  readonly next?: { readonly fault: Fault; readonly call?: IdentityCall };
}

export interface JournalEntry {
  /** Counted from 1. */
  readonly id: number;
  /** By the service's clock, in milliseconds. */
  readonly at: number;
  readonly call: IdentityCall | 'unknown';
  readonly method: string;
  readonly path: string;
  /** 0 where no answer has arrived. */
  readonly status: number;
  /** The message of a refusal. */
  readonly message?: string;
  /** A hint for the person who tries the mock, where a call looks like a mistake. */
  readonly hint?: string;
  /** The names of what the service has read of the call, those that it knows; never the values. */
  readonly fields: readonly string[];
}

/** Everything that the service knows, and that its calls read and change. */
export interface ServiceState {
  readonly projectId: string;
  /** In milliseconds. */
  readonly now: () => number;
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
  /** The number of the last call. */
  lastCall: number;
  /** Lets the calls go on that wait for ever. */
  readonly waiting: Set<() => void>;
  /** Tells the listeners. */
  readonly changed: () => void;
}

/** Changes what the service knows, and tells the listeners. */
export function change(state: ServiceState, changes: Partial<ServiceState>): void {
  Object.assign(state, changes);
  state.changed();
}

export type Operation = (state: ServiceState, fields: Fields) => Answer;

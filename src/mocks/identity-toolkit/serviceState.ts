import type { Account } from './accounts.ts';
import type { Fault, FaultId } from './faults.ts';
import type { Announcement, PasswordPolicy, Settings } from './project.ts';
import type { IdentityCall } from './request.ts';

/** In milliseconds. */
export type Delay = number | 'infinite';

/** The network between the service and its clients. */
export interface Network {
  /** Before each response. */
  readonly delay: Delay;
  readonly offline: boolean;
  /** The fault for the next call of this kind or, without a kind, for the next call that the fault lists. */
  readonly next?: { fault: Fault<FaultId>; call?: IdentityCall | undefined } | undefined;
}

/** A sent email with the link for a new password. */
export interface Mail {
  readonly id: number;
  /** By the service's clock, in milliseconds. */
  readonly at: number;
  readonly to: string;
  readonly code: string;
  readonly link: string;
  readonly isUsed: boolean;
}

export interface JournalEntry {
  readonly id: number;
  /** By the service's clock, in milliseconds. */
  readonly at: number;
  readonly call: IdentityCall | 'unknown';
  readonly method: string;
  readonly path: string;
  /** 0 if no response arrived. */
  readonly status: number;
  /** The message of a refusal. */
  readonly message?: string | undefined;
  /** The fault of the response, if the table has it. */
  readonly fault?: FaultId | undefined;
  /** For the person who tries the mock: likely mistakes, and whether an email was sent. */
  readonly hint?: string | undefined;
  /** The names of the fields sent, never their values. */
  readonly fields: readonly string[];
}

/** The whole state of the service. */
export interface ServiceState {
  /** In milliseconds. */
  readonly now: () => number;
  /** How far the clock was moved ahead, in milliseconds. */
  advanced: number;
  accounts: readonly Account[];
  settings: Settings;
  policy: PasswordPolicy;
  /** By email: the number of wrong passwords since the latest right one, and the time of the latest. */
  readonly wrongPasswords: Map<string, { readonly count: number; readonly lastAt: number }>;
  /** Oldest first. */
  mails: readonly Mail[];
  /** How the latest fault changes the project configuration until the next sign-in or password request. */
  announced: Announcement;
  network: Network;
  /** The call log, oldest first. */
  calls: readonly JournalEntry[];
  /** Releases the hanging calls. */
  readonly waiting: Set<() => void>;
  /** Called after every change and every call. */
  readonly listeners: Set<() => void>;
}

/** Changes the state, releases hanging calls unless the delay is infinite, and notifies the listeners. */
export function change(state: ServiceState, changes: Partial<ServiceState>): void {
  Object.assign(state, changes);
  if (state.network.delay !== 'infinite') {
    for (const proceed of state.waiting) proceed();
    state.waiting.clear();
  }
  for (const listener of state.listeners) listener();
}

import type { Account } from './accounts.ts';
import type { Fault, FaultId } from './faults.ts';
import type { Announcement, PasswordPolicy, Settings } from './project.ts';
import type { IdentityCall } from './request.ts';

/** In milliseconds. */
export type Delay = number | 'infinite';

/** The network between the service and its clients. */
export interface Network {
  /** Before each answer. */
  readonly delay: Delay;
  readonly offline: boolean;
  /** The fault that the next call meets. Without `call`, it is the next one of the calls that the fault lists. */
  readonly next?: { fault: Fault<FaultId>; call?: IdentityCall | undefined } | undefined;
}

/** A mail that the service has sent, with the link for a new password. */
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
  /** 0 if no answer has arrived. */
  readonly status: number;
  /** The message of a refusal. */
  readonly message?: string | undefined;
  /** For the person who tries the mock: what looks like a mistake, and whether a mail was sent. */
  readonly hint?: string | undefined;
  /** The names of the fields that were sent, never their values. */
  readonly fields: readonly string[];
}

/** Everything that the service knows. */
export interface ServiceState {
  /** In milliseconds. */
  readonly now: () => number;
  /** By how many milliseconds the clock was advanced. */
  advanced: number;
  accounts: readonly Account[];
  settings: Settings;
  policy: PasswordPolicy;
  /** By e-mail: how many wrong passwords since the latest right one, and when the latest was sent. */
  readonly wrongPasswords: Map<string, { readonly count: number; readonly lastAt: number }>;
  /** Oldest first. */
  mails: readonly Mail[];
  /** How the latest fault changes the project's configuration until the next sign-in or call for a password. */
  announced: Announcement;
  network: Network;
  /** The journal, oldest first. */
  calls: readonly JournalEntry[];
  /** The calls that wait for ever. Each function lets one go on. */
  readonly waiting: Set<() => void>;
  /** Called after every change and every call. */
  readonly listeners: Set<() => void>;
}

/** Changes the state, lets the waiting calls go on unless the delay is infinite, and tells the listeners. */
export function change(state: ServiceState, changes: Partial<ServiceState>): void {
  Object.assign(state, changes);
  if (state.network.delay !== 'infinite') {
    for (const proceed of state.waiting) proceed();
    state.waiting.clear();
  }
  for (const listener of state.listeners) listener();
}

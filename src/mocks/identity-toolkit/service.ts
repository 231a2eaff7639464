import type { HttpHandler } from 'msw';
import {
  type Account,
  type AccountSeed,
  accountFromSeed,
  accountsFromSeeds,
  withAccount,
  withSessionsEnded,
} from './accounts.ts';
import { expectKnown } from './expectKnown.ts';
import { type Fault, type FaultId, faultNamed } from './faults.ts';
import { createHandlers, handle } from './handle.ts';
import {
  changedSettings,
  defaultPolicy,
  defaultSettings,
  type PasswordPolicy,
  type Settings,
} from './project.ts';
import {
  type Delay,
  type JournalEntry,
  type Network,
  type ServiceState,
  Throttle,
} from './serviceState.ts';
import { type IdentityCall, identityCalls } from './wire.ts';

/** The same at every start: an account younger than a stored session would end that session. */
const seededAt = Date.UTC(2026, 0, 5, 9);

const quietNetwork: Network = { delay: 0, offline: false };

/** What the service knows, in a form that JSON keeps. */
interface Snapshot {
  readonly version: 3;
  readonly accounts: readonly Account[];
  readonly settings: Settings;
  readonly policy: PasswordPolicy;
  readonly network: Network;
  /** By how many milliseconds the clock was advanced. */
  readonly advanced: number;
  /** The latest second for which a token was issued. */
  readonly latestIssue: number;
}

export interface IdentityToolkitOptions {
  readonly accounts: readonly AccountSeed[];
  readonly settings?: Partial<Settings>;
  /** The service's clock, in milliseconds. */
  readonly now?: () => number;
  readonly projectId?: string;
}

/**
 * An account is named by its e-mail or its id. Naming one that there is not is a mistake in the
 * caller, and throws; so does a fault, a call or a setting that there is not.
 */
export interface IdentityToolkit {
  /** For `setupWorker` and `setupServer` of msw. */
  readonly handlers: HttpHandler[];
  /**
   * Answers one request, without msw. A connection that fails is
   * `Response.error()`. Stays pending where no answer ever comes.
   */
  respond(request: Request): Promise<Response>;

  readonly accounts: readonly Account[];
  readonly settings: Settings;
  readonly network: Network;
  /** The journal of the last 500 calls, oldest first. */
  readonly calls: readonly JournalEntry[];
  /** The service's clock, with what it was advanced by. */
  now(): number;

  /** Adds an account; one of the same e-mail or id, and its sessions, are gone. */
  add(seed: AccountSeed): void;
  remove(name: string): void;
  disable(name: string): void;
  enable(name: string): void;
  /** Ends all sessions of the account; signing in again works. */
  revoke(name: string): void;
  /** Ends all sessions too, as the service does. */
  setPassword(name: string, password: string): void;
  /** Refuses sign-ins as after too many wrong passwords, until `reset`. */
  throttle(name: string): void;
  configure(settings: Partial<Settings>): void;
  /** What is not given takes its default, not its former value. */
  setPolicy(policy: Partial<PasswordPolicy>): void;
  /** Applies to the calls from now on, and frees those that wait for ever. */
  setDelay(delay: Delay): void;
  setOffline(offline: boolean): void;
  /**
   * The next call that the service answers so, or the next of one kind, meets the fault: one of the
   * table, by its id, or one of your own.
   */
  answerNext(fault: FaultId | Fault, call?: IdentityCall): void;
  /** No fault is armed any more. */
  disarm(): void;
  /** Forward only, by whole milliseconds. */
  advance(milliseconds: number): void;
  clearCalls(): void;

  /** Called after every change and every call. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Accounts, settings, clock, network and the armed fault; not the journal or the throttling. */
  snapshot(): Snapshot;
  /** Changes nothing, and says `false`, where it is not a snapshot of this version. What it holds is taken as it is. */
  restore(snapshot: unknown): boolean;
  /** Back to the seeded accounts and settings, no delay, an empty journal. */
  reset(): void;
}

export function createIdentityToolkit(options: IdentityToolkitOptions): IdentityToolkit {
  const { accounts: seeds, projectId = 'waymark-mock', now: clock = Date.now } = options;
  const initialSettings = changedSettings(defaultSettings, options.settings ?? {});
  const listeners = new Set<() => void>();
  let advanced = 0;

  const now = () => Math.floor(clock()) + advanced;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const atStart = () => ({
    accounts: accountsFromSeeds(seeds, Math.min(seededAt, now())),
    settings: initialSettings,
    policy: defaultPolicy,
    throttle: new Throttle(),
    announced: {},
    latestIssue: 0,
    network: quietNetwork,
    calls: [],
  });
  const state: ServiceState = {
    projectId,
    now,
    changed,
    waiting: new Set(),
    lastCall: 0,
    ...atStart(),
  };

  /** Every change made from outside goes through here. */
  const change = (make: () => void) => {
    make();
    changed();
  };

  const accountNamed = (name: string): Account => {
    const email = name.toLowerCase();
    const account = state.accounts.find((each) => each.localId === name || each.email === email);
    if (account) return account;
    const known = state.accounts.map((each) => each.email).join(', ');
    throw new Error(`The identity mock has no account ${name}. There are: ${known}.`);
  };

  const changeAccount = (name: string, changedAccount: (account: Account) => Account) =>
    change(() => {
      state.accounts = withAccount(state.accounts, changedAccount(accountNamed(name)));
    });

  const setDelay = (delay: Delay) => {
    state.network = { ...state.network, delay };
    if (delay === 'infinite') return;
    for (const proceed of state.waiting) proceed();
    state.waiting.clear();
  };

  const respond = (request: Request) => handle(state, request);

  return {
    handlers: createHandlers(respond),
    respond,

    get accounts() {
      return state.accounts;
    },
    get settings() {
      return state.settings;
    },
    get network() {
      return state.network;
    },
    get calls() {
      return state.calls;
    },
    now,

    add: (seed) =>
      change(() => {
        // Also those of an account that had the same id and was removed.
        const endedAt = Math.max(now(), state.latestIssue * 1000);
        const account = withSessionsEnded(accountFromSeed(seed, now()), endedAt);
        const others = state.accounts.filter(
          ({ email, localId }) => email !== account.email && localId !== account.localId,
        );
        state.accounts = [...others, account];
      }),
    remove: (name) =>
      change(() => {
        const account = accountNamed(name);
        state.accounts = state.accounts.filter((each) => each !== account);
      }),
    disable: (name) => changeAccount(name, (account) => ({ ...account, disabled: true })),
    enable: (name) => changeAccount(name, (account) => ({ ...account, disabled: false })),
    revoke: (name) => changeAccount(name, (account) => withSessionsEnded(account, now())),
    setPassword: (name, password) =>
      changeAccount(name, (account) => ({
        ...withSessionsEnded(account, now()),
        password,
        passwordUpdatedAt: now(),
      })),
    throttle: (name) => change(() => state.throttle.close(accountNamed(name).email)),
    configure: (settings) =>
      change(() => {
        state.settings = changedSettings(state.settings, settings);
        state.announced = {};
      }),
    setPolicy: (policy) =>
      change(() => {
        state.policy = { ...defaultPolicy, ...policy };
        state.announced = {};
      }),
    setDelay: (delay) => change(() => setDelay(delay)),
    setOffline: (offline) =>
      change(() => {
        state.network = { ...state.network, offline };
      }),
    answerNext: (fault, call) =>
      change(() => {
        if (call !== undefined) expectKnown('call', call, identityCalls);
        const armed = typeof fault === 'object' ? fault : faultNamed(fault);
        state.network = {
          ...state.network,
          next: { fault: armed, ...(call !== undefined && { call }) },
        };
      }),
    disarm: () =>
      change(() => {
        const { next: _, ...others } = state.network;
        state.network = others;
      }),
    advance: (milliseconds) =>
      change(() => {
        if (!(milliseconds >= 0))
          throw new RangeError('The clock of the identity mock goes forward.');
        advanced += Math.round(milliseconds);
      }),
    clearCalls: () =>
      change(() => {
        state.calls = [];
      }),

    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => {
      const { accounts, settings, policy, latestIssue, network } = state;
      return { version: 3, accounts, settings, policy, network, advanced, latestIssue };
    },
    restore: (snapshot) => {
      if (!isSnapshot(snapshot)) return false;
      change(() => {
        const { accounts, settings, policy, latestIssue, network } = snapshot;
        Object.assign(state, { accounts, settings, policy, latestIssue, network, announced: {} });
        advanced = snapshot.advanced;
        setDelay(network.delay);
      });
      return true;
    },
    reset: () =>
      change(() => {
        advanced = 0;
        Object.assign(state, atStart());
        state.waiting.clear();
      }),
  };
}

function isSnapshot(value: unknown): value is Snapshot {
  const { version, accounts, settings, policy, network } = { ...(value as Partial<Snapshot>) };
  return version === 3 && Array.isArray(accounts) && Boolean(settings && policy && network);
}

import type { HttpHandler } from 'msw';
import {
  type Account,
  type AccountSeed,
  accountFromSeed,
  accountsFromSeeds,
  withAccount,
  withSessionsEnded,
} from './accounts.ts';
import { createHandlers, type Exchange, respondTo } from './exchange.ts';
import { type Fault, type FaultId, faultNamed } from './faults.ts';
import {
  changedSettings,
  defaultPolicy,
  defaultSettings,
  type PasswordPolicy,
  policyWith,
  type Settings,
} from './project.ts';
import { expectKnown, farFuture } from './rules.ts';
import { type IdentityCall, identityCalls, outcomeOf } from './wire.ts';
import { type Delay, type JournalEntry, type Network, Throttle, type World } from './world.ts';

/** The same at every start: an account younger than a stored session would end that session. */
const seededAt = Date.UTC(2026, 0, 5, 9);

/** How many calls the journal keeps. */
export const journalLimit = 500;

/** The longest that a timer can wait. */
const longestDelay = 2 ** 31 - 1;

const quietNetwork: Network = { delay: 0, offline: false };

/** What the service knows, in a form that JSON keeps. */
interface Snapshot {
  readonly version: 2;
  readonly accounts: readonly Account[];
  readonly settings: Settings;
  readonly policy: PasswordPolicy;
  readonly delay: Delay;
  readonly offline: boolean;
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
 * caller, and throws; so do a fault, a call, a setting or a field that there is not, and values that
 * make no sense.
 */
export interface IdentityToolkit {
  /** For `setupWorker` and `setupServer` of msw. */
  readonly handlers: HttpHandler[];
  /**
   * Answers one request, without msw. Never rejects: a connection that fails is
   * `Response.error()`. Stays pending where no answer ever comes.
   */
  respond(request: Request): Promise<Response>;

  readonly accounts: readonly Account[];
  readonly settings: Settings;
  readonly policy: PasswordPolicy;
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
  /** Refuses sign-ins as after too many wrong passwords, until `unthrottle`. */
  throttle(name: string): void;
  unthrottle(name: string): void;
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
  /** Accounts, settings, clock and network; not the journal, the throttling, or an armed fault. */
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
  /** The calls that wait for ever. */
  const waiting = new Set<() => void>();
  let advanced = 0;
  let network = quietNetwork;
  let calls: readonly JournalEntry[] = [];
  let lastCall = 0;

  const now = () => Math.floor(clock()) + advanced;
  const world: World = { projectId, now, ...initialState() };

  function initialState(): Omit<World, 'projectId' | 'now'> {
    return {
      accounts: accountsFromSeeds(seeds, Math.min(seededAt, now())),
      settings: initialSettings,
      policy: defaultPolicy,
      throttle: new Throttle(),
      announced: {},
      latestIssue: 0,
    };
  }

  const changed = () => {
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        // Theirs to mend: no call to the service fails for it.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };

  /** Every change made from outside goes through here. */
  const change = (make: () => void) => {
    make();
    changed();
  };

  const accountNamed = (name: string): Account => {
    const email = name.toLowerCase();
    const account = world.accounts.find((each) => each.localId === name || each.email === email);
    if (account) return account;
    const known = world.accounts.map((each) => each.email).join(', ');
    throw new Error(`The identity mock has no account ${name}. There are: ${known}.`);
  };

  const changeAccount = (name: string, changedAccount: (account: Account) => Account) =>
    change(() => {
      world.accounts = withAccount(world.accounts, changedAccount(accountNamed(name)));
    });

  const setThrottle = (name: string, state: 'closed' | 'open') =>
    change(() => world.throttle.set(accountNamed(name).email, state));

  const setDelay = (delay: Delay) => {
    network = { ...network, delay };
    if (delay === 'infinite') return;
    for (const proceed of waiting) proceed();
    waiting.clear();
  };

  const record: Exchange['record'] = (request, answer) => {
    const { delay } = network;
    lastCall += 1;
    const called = { id: lastCall, at: now(), ...request };
    const outcome = outcomeOf(answer);
    const entry = { ...called, ...(delay === 'infinite' ? { status: 0 } : outcome) };
    calls = [...calls.slice(1 - journalLimit), entry];
    changed();
    if (delay === 0) return undefined;
    // Waiting for ever takes no timer: one would keep a Node process alive.
    if (delay !== 'infinite') return new Promise((resolve) => setTimeout(resolve, delay));
    return new Promise((resolve) => {
      waiting.add(() => {
        calls = calls.map((each) => (each === entry ? { ...called, ...outcome } : each));
        resolve();
      });
    });
  };

  const exchange: Exchange = {
    world,
    isOffline: () => network.offline,
    takeFault: (met) => {
      const { next, ...others } = network;
      if (next === undefined || met === 'unknown') return undefined;
      const isMeant = next.call === undefined ? next.fault.calls.includes(met) : next.call === met;
      if (!isMeant) return undefined;
      network = others;
      return next.fault;
    },
    record,
  };
  const respond = (request: Request) => respondTo(exchange, request);

  return {
    handlers: createHandlers(respond),
    respond,

    get accounts() {
      return world.accounts;
    },
    get settings() {
      return world.settings;
    },
    get policy() {
      return world.policy;
    },
    get network() {
      return network;
    },
    get calls() {
      return calls;
    },
    now,

    add: (seed) =>
      change(() => {
        // Also those of an account that had the same id and was removed.
        const endedAt = Math.max(now(), world.latestIssue * 1000);
        const account = withSessionsEnded(accountFromSeed(seed, now()), endedAt);
        const others = world.accounts.filter(
          ({ email, localId }) => email !== account.email && localId !== account.localId,
        );
        world.accounts = [...others, account];
      }),
    remove: (name) =>
      change(() => {
        const account = accountNamed(name);
        world.accounts = world.accounts.filter((each) => each !== account);
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
    throttle: (name) => setThrottle(name, 'closed'),
    unthrottle: (name) => setThrottle(name, 'open'),
    configure: (settings) =>
      change(() => {
        world.settings = changedSettings(world.settings, settings);
        world.announced = {};
      }),
    setPolicy: (policy) =>
      change(() => {
        world.policy = policyWith(policy);
        world.announced = {};
      }),
    setDelay: (delay) =>
      change(() => {
        const isTime = delay === 'infinite' || (Number.isInteger(delay) && delay >= 0);
        if (!isTime || Number(delay) > longestDelay) {
          throw new RangeError(
            'The identity mock takes whole milliseconds or infinite for a delay.',
          );
        }
        setDelay(delay);
      }),
    setOffline: (offline) =>
      change(() => {
        network = { ...network, offline };
      }),
    answerNext: (fault, call) =>
      change(() => {
        if (call !== undefined) expectKnown('call', call, identityCalls);
        const armed = typeof fault === 'object' ? fault : faultNamed(fault);
        network = {
          ...network,
          next: { fault: armed, ...(call !== undefined && { call }) },
        };
      }),
    disarm: () =>
      change(() => {
        const { next: _, ...others } = network;
        network = others;
      }),
    advance: (milliseconds) =>
      change(() => {
        const isForward = milliseconds >= 0 && now() + milliseconds <= farFuture;
        if (!isForward) throw new RangeError('The clock goes forward, and not beyond all dates.');
        advanced += Math.round(milliseconds);
      }),
    clearCalls: () =>
      change(() => {
        calls = [];
      }),

    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => {
      const { accounts, settings, policy, latestIssue } = world;
      const { delay, offline } = network;
      return { version: 2, accounts, settings, policy, delay, offline, advanced, latestIssue };
    },
    restore: (snapshot) => {
      if (!isSnapshot(snapshot)) return false;
      change(() => {
        const { accounts, settings, policy, latestIssue, delay, offline } = snapshot;
        Object.assign(world, { accounts, settings, policy, latestIssue, announced: {} });
        advanced = snapshot.advanced;
        network = { ...network, offline };
        setDelay(delay);
      });
      return true;
    },
    reset: () =>
      change(() => {
        Object.assign(world, initialState());
        network = quietNetwork;
        waiting.clear();
        advanced = 0;
        calls = [];
      }),
  };
}

function isSnapshot(value: unknown): value is Snapshot {
  const { version, accounts, settings, policy } = { ...(value as Partial<Snapshot>) };
  return version === 2 && Array.isArray(accounts) && Boolean(settings) && Boolean(policy);
}

import type { HttpHandler } from 'msw';
import {
  type Account,
  type AccountSeed,
  type Accounts,
  accountFromSeed,
  createAccounts,
  emailKey,
  withSessionsEnded,
} from './accounts.ts';
import { type Exchange, respondTo } from './exchange.ts';
import type { Fault } from './fault.ts';
import { type FaultId, faultNamed } from './faults.ts';
import { createHandlers } from './handlers.ts';
import { type JournalEntry, type JournaledRequest, journalLimit, outcomeOf } from './journal.ts';
import { expectKnown } from './names.ts';
import { type ArmedFault, type Delay, type Network, quietNetwork } from './network.ts';
import { defaultPolicy, type PasswordPolicy } from './policy.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { expectValid, farFuture, isSnapshot, type Snapshot } from './snapshot.ts';
import { createThrottle } from './throttle.ts';
import { type IdentityCall, identityCalls } from './wire.ts';
import type { World } from './world.ts';

/** The same at every start: an account younger than a stored session would end that session. */
const seededAt = Date.UTC(2026, 0, 5, 9);

/** Whether an armed fault is meant for the call that comes. */
const isFor = ({ fault, call }: ArmedFault, met: JournaledRequest['call']) =>
  met !== 'unknown' && (call === undefined ? fault.calls.includes(met) : call === met);

export interface IdentityToolkitOptions {
  readonly accounts: readonly AccountSeed[];
  readonly settings?: Partial<Settings>;
  /** The service's clock, in milliseconds. */
  readonly now?: () => number;
  readonly projectId?: string;
}

/**
 * An account is named by its e-mail or its id. Naming one that there is not, or that several
 * tenants have, is a mistake in the caller, and throws; so do values that make no sense.
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
  /** Applies to the calls from now on, not to those already waiting. */
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
  subscribe(listener: () => void): () => void;
  /** Accounts, settings, clock and network; not the journal, the throttling, or an armed fault. */
  snapshot(): Snapshot;
  /** Changes nothing, and says `false`, where it is not a snapshot of this version. */
  restore(snapshot: unknown): boolean;
  /** Back to the seeded accounts and settings, no delay, an empty journal. */
  reset(): void;
}

export function createIdentityToolkit(options: IdentityToolkitOptions): IdentityToolkit {
  const { accounts: seeds, projectId = 'waymark-mock', now: clock = Date.now } = options;
  const initialSettings: Settings = { ...defaultSettings, ...options.settings };
  expectValid('settings', initialSettings);
  const listeners = new Set<() => void>();
  let advanced = 0;
  let network = quietNetwork;
  let calls: readonly JournalEntry[] = [];
  let lastCall = 0;

  const now = () => Math.floor(clock()) + advanced;
  const world: World = { projectId, now, ...initialState() };

  function initialState(): Omit<World, 'projectId' | 'now'> {
    return {
      accounts: createAccounts(
        seeds.map((seed) => accountFromSeed(seed, Math.min(seededAt, now()))),
      ),
      settings: initialSettings,
      policy: defaultPolicy,
      throttle: createThrottle(),
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

  const changeAccount = (name: string, changedAccount: (account: Account) => Account) =>
    change(() => world.accounts.put(changedAccount(accountOf(world.accounts, name))));

  const setThrottle = (name: string, state: 'closed' | 'open') =>
    change(() => {
      const { email, tenantId } = accountOf(world.accounts, name);
      world.throttle.set(emailKey(email, tenantId), state);
    });

  const exchange: Exchange = {
    world,
    network: () => network,
    takeFault: (call) => {
      const { next, ...others } = network;
      if (next === undefined || !isFor(next, call)) return undefined;
      network = others;
      return next.fault;
    },
    record: (request, answer) => {
      lastCall += 1;
      const outcome = outcomeOf(network.delay === 'infinite' ? { kind: 'silent' } : answer);
      const entry = { id: lastCall, at: now(), ...request, ...outcome };
      calls = [...calls.slice(1 - journalLimit), entry];
      changed();
    },
  };
  const respond = (request: Request) => respondTo(exchange, request);

  return {
    handlers: createHandlers(respond),
    respond,

    get accounts() {
      return world.accounts.all();
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
        const { accounts } = world;
        // Also those of an account that had the same id and was removed.
        const endedAt = Math.max(now(), world.latestIssue * 1000);
        const account = withSessionsEnded(accountFromSeed(seed, now()), endedAt);
        expectValid('account', account);
        const known = accounts.byEmail(account.email, account.tenantId);
        if (known !== undefined) accounts.remove(known.localId);
        accounts.put(account);
      }),
    remove: (name) => change(() => world.accounts.remove(accountOf(world.accounts, name).localId)),
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
        const next = { ...world.settings, ...settings };
        expectValid('settings', next);
        world.settings = next;
        world.announced = {};
      }),
    setPolicy: (policy) =>
      change(() => {
        const next = { ...defaultPolicy, ...policy };
        expectValid('policy', next);
        world.policy = next;
        world.announced = {};
      }),
    setDelay: (delay) =>
      change(() => {
        expectValid('delay', delay);
        network = { ...network, delay };
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
      const kept = { settings, policy, delay, offline, advanced, latestIssue };
      return { version: 1, accounts: accounts.all(), ...kept };
    },
    restore: (snapshot) => {
      if (!isSnapshot(snapshot)) return false;
      change(() => {
        world.accounts = createAccounts(snapshot.accounts);
        world.settings = snapshot.settings;
        world.policy = snapshot.policy;
        world.latestIssue = snapshot.latestIssue;
        world.announced = {};
        network = { ...network, delay: snapshot.delay, offline: snapshot.offline };
        advanced = snapshot.advanced;
      });
      return true;
    },
    reset: () =>
      change(() => {
        Object.assign(world, initialState());
        network = quietNetwork;
        advanced = 0;
        calls = [];
      }),
  };
}

function accountOf(accounts: Accounts, name: string): Account {
  const email = name.toLowerCase();
  const byId = accounts.byId(name);
  const named = byId ? [byId] : accounts.all().filter((account) => account.email === email);
  const [account, ...others] = named;
  if (account === undefined) throw new Error(`The identity mock has no account ${name}.`);
  if (others.length > 0) throw new Error(`Several tenants have an account ${name}: name its id.`);
  return account;
}

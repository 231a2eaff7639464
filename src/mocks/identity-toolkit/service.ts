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
import { handle } from './handle.ts';
import {
  changedSettings,
  defaultPolicy,
  defaultSettings,
  type PasswordPolicy,
  type Settings,
} from './project.ts';
import { type Delay, type Network, type ServiceState, Throttle } from './serviceState.ts';
import { type IdentityCall, identityCalls } from './wire.ts';

/** The same at every start: an account younger than a stored session would end that session. */
const seededAt = Date.UTC(2026, 0, 5, 9);

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

export type IdentityToolkit = ReturnType<typeof createIdentityToolkit>;

/**
 * An account is named by its e-mail or its id. Naming one that there is not is a mistake in the
 * caller, and throws; so does a fault, a call or a setting that there is not.
 */
export function createIdentityToolkit(options: IdentityToolkitOptions) {
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
    network: { delay: 0, offline: false },
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

  const change = (changes: Partial<ServiceState>) => {
    Object.assign(state, changes);
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
    change({ accounts: withAccount(state.accounts, changedAccount(accountNamed(name))) });

  const setNetwork = (network: Network) => {
    change({ network });
    if (network.delay === 'infinite') return;
    for (const proceed of state.waiting) proceed();
    state.waiting.clear();
  };

  return {
    /**
     * Answers one request. A connection that fails is `Response.error()`. Stays pending where no
     * answer ever comes.
     */
    respond: (request: Request): Promise<Response> => handle(state, request),

    get accounts() {
      return state.accounts;
    },
    get settings() {
      return state.settings;
    },
    get network() {
      return state.network;
    },
    /** The journal of the last 500 calls, oldest first. */
    get calls() {
      return state.calls;
    },
    /** The service's clock, with what it was advanced by. */
    now,

    /** Adds an account; one of the same e-mail or id, and its sessions, are gone. */
    add(seed: AccountSeed) {
      // The latest token may be of an account that had the same id and was removed.
      const endedAt = Math.max(now(), state.latestIssue * 1000);
      const account = withSessionsEnded(accountFromSeed(seed, now()), endedAt);
      const others = state.accounts.filter(
        ({ email, localId }) => email !== account.email && localId !== account.localId,
      );
      change({ accounts: [...others, account] });
    },
    remove(name: string) {
      const account = accountNamed(name);
      change({ accounts: state.accounts.filter((each) => each !== account) });
    },
    disable: (name: string) => changeAccount(name, (account) => ({ ...account, disabled: true })),
    enable: (name: string) => changeAccount(name, (account) => ({ ...account, disabled: false })),
    /** Ends all sessions of the account; signing in again works. */
    revoke: (name: string) => changeAccount(name, (account) => withSessionsEnded(account, now())),
    /** Ends all sessions too, as the service does. */
    setPassword: (name: string, password: string) =>
      changeAccount(name, (account) => ({
        ...withSessionsEnded(account, now()),
        password,
        passwordUpdatedAt: now(),
      })),
    /** Refuses sign-ins as after too many wrong passwords, until `reset`. */
    throttle(name: string) {
      state.throttle.close(accountNamed(name).email);
      changed();
    },
    configure: (settings: Partial<Settings>) =>
      change({ settings: changedSettings(state.settings, settings), announced: {} }),
    /** What is not given takes its default, not its former value. */
    setPolicy: (policy: Partial<PasswordPolicy>) =>
      change({ policy: { ...defaultPolicy, ...policy }, announced: {} }),
    /** Applies to the calls from now on, and frees those that wait for ever. */
    setDelay: (delay: Delay) => setNetwork({ ...state.network, delay }),
    setOffline: (offline: boolean) => change({ network: { ...state.network, offline } }),
    /**
     * The next call that the service answers so, or the next of one kind, meets the fault: one of
     * the table, by its id, or one of your own.
     */
    answerNext(fault: FaultId | Fault, call?: IdentityCall) {
      if (call !== undefined) expectKnown('call', call, identityCalls);
      const armed = typeof fault === 'object' ? fault : faultNamed(fault);
      const next = { fault: armed, ...(call !== undefined && { call }) };
      change({ network: { ...state.network, next } });
    },
    /** No fault is armed any more. */
    disarm() {
      const { next: _, ...network } = state.network;
      change({ network });
    },
    /** Forward only, by whole milliseconds. */
    advance(milliseconds: number) {
      if (!(milliseconds >= 0))
        throw new RangeError('The clock of the identity mock goes forward.');
      advanced += Math.round(milliseconds);
      changed();
    },
    clearCalls: () => change({ calls: [] }),

    /** Called after every change and every call. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Accounts, settings, clock, network and the armed fault; not the journal or the throttling. */
    snapshot(): Snapshot {
      const { accounts, settings, policy, latestIssue, network } = state;
      return { version: 3, accounts, settings, policy, network, advanced, latestIssue };
    },
    /** Changes nothing, and says `false`, where it is not a snapshot of this version. What it holds is taken as it is. */
    restore(snapshot: unknown) {
      if (!isSnapshot(snapshot)) return false;
      const { accounts, settings, policy, latestIssue, network } = snapshot;
      advanced = snapshot.advanced;
      Object.assign(state, { accounts, settings, policy, latestIssue, announced: {} });
      setNetwork(network);
      return true;
    },
    /** Back to the seeded accounts and settings, no delay, an empty journal. */
    reset() {
      advanced = 0;
      state.waiting.clear();
      change(atStart());
    },
  };
}

function isSnapshot(value: unknown): value is Snapshot {
  const { version, accounts, settings, policy, network } = { ...(value as Partial<Snapshot>) };
  return version === 3 && Array.isArray(accounts) && Boolean(settings && policy && network);
}

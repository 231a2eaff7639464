import {
  type Account,
  type AccountSeed,
  accountFromSeed,
  withAccount,
  withSessionsEnded,
} from './accounts.ts';
import { type Fault, type FaultId, faultNamed } from './faults.ts';
import { handle } from './handle.ts';
import { defaultPolicy, defaultSettings, type PasswordPolicy, type Settings } from './project.ts';
import type { Delay, Network, ServiceState } from './serviceState.ts';
import type { IdentityCall } from './wire.ts';

/** The same at every start, because an account that is younger than a stored session ends that session. */
const seededAt = Date.UTC(2026, 0, 5, 9);

/** What the service knows, in a form that JSON keeps. */
interface Snapshot {
  readonly accounts: readonly Account[];
  readonly settings: Settings;
  readonly policy: PasswordPolicy;
  readonly network: Network;
  /** By how many milliseconds the clock was advanced. */
  readonly advanced: number;
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
 * An account is named by its e-mail or its id. Naming an account or a fault that there is not throws.
 */
export function createIdentityToolkit(options: IdentityToolkitOptions) {
  const { accounts: seeds, projectId = 'waymark-mock', now: clock = Date.now } = options;
  const listeners = new Set<() => void>();
  let advanced = 0;

  const now = () => Math.floor(clock()) + advanced;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const atStart = () => ({
    accounts: seeds.map((seed) => accountFromSeed(seed, Math.min(seededAt, now()))),
    settings: { ...defaultSettings, ...options.settings },
    policy: defaultPolicy,
    wrongPasswords: new Map(),
    announced: {},
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

    /** Adds an account; one of the same e-mail or id, and its sessions, are gone. */
    add(seed: AccountSeed) {
      // Sessions end, because the latest token may be of a removed account that had the same id.
      const account = withSessionsEnded(accountFromSeed(seed, now()), now());
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
    configure: (settings: Partial<Settings>) =>
      change({ settings: { ...state.settings, ...settings }, announced: {} }),
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
      const armed = typeof fault === 'object' ? fault : faultNamed(fault);
      const next = { fault: armed, ...(call !== undefined && { call }) };
      change({ network: { ...state.network, next } });
    },
    /** No fault is armed any more. */
    disarm() {
      const { next: _, ...network } = state.network;
      change({ network });
    },
    advance(milliseconds: number) {
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
      const { accounts, settings, policy, network } = state;
      return { accounts, settings, policy, network, advanced };
    },
    restore({ network, advanced: restored, ...rest }: Snapshot) {
      advanced = restored;
      Object.assign(state, rest, { announced: {} });
      setNetwork(network);
    },
    /** Back to the seeded accounts and settings, no delay, an empty journal. */
    reset() {
      advanced = 0;
      state.waiting.clear();
      change(atStart());
    },
  };
}

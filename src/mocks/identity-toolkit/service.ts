import { type Account, type AccountSeed, accountFromSeed } from './accounts.ts';
import { administration } from './administration.ts';
import { handle } from './handle.ts';
import { networkControls, setNetwork } from './network.ts';
import { defaultPolicy, defaultSettings, type PasswordPolicy, type Settings } from './project.ts';
import { change, type Network, type ServiceState } from './serviceState.ts';

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

/** The service, and what a test or a panel does to it. */
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

    ...administration(state),
    ...networkControls(state),
    configure: (settings: Partial<Settings>) =>
      change(state, { settings: { ...state.settings, ...settings }, announced: {} }),
    /** What is not given takes its default, not its former value. */
    setPolicy: (policy: Partial<PasswordPolicy>) =>
      change(state, { policy: { ...defaultPolicy, ...policy }, announced: {} }),
    advance(milliseconds: number) {
      advanced += Math.round(milliseconds);
      changed();
    },
    clearCalls: () => change(state, { calls: [] }),

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
      setNetwork(state, network);
    },
    /** Back to the seeded accounts and settings, no delay, an empty journal. */
    reset() {
      advanced = 0;
      state.waiting.clear();
      change(state, atStart());
    },
  };
}

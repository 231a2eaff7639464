import { type AccountSeed, accountFromSeed } from './accounts.ts';
import { administration } from './administration.ts';
import { networkControls } from './network.ts';
import { mailState } from './passwordReset.ts';
import { defaultPolicy, defaultSettings, type PasswordPolicy, type Settings } from './project.ts';
import { respond } from './respond.ts';
import { change, type Mail, type ServiceState } from './serviceState.ts';

/** Fixed, because an account newer than a stored session would end that session. */
const seededAt = Date.UTC(2026, 0, 5, 9);

/** The part of the state that is stored as JSON, without the call log and the throttling. */
type Snapshot = Pick<
  ServiceState,
  'accounts' | 'settings' | 'policy' | 'network' | 'mails' | 'advanced'
>;

interface IdentityToolkitOptions {
  readonly accounts: readonly AccountSeed[];
  readonly settings?: Partial<Settings>;
  /** The service's clock, in milliseconds. */
  readonly now?: () => number;
}

export type IdentityToolkit = ReturnType<typeof createIdentityToolkit>;

/** The service, and its controls for tests and panels. */
export function createIdentityToolkit(options: IdentityToolkitOptions) {
  const { accounts: seeds, now = Date.now } = options;
  const atStart = () => ({
    advanced: 0,
    accounts: seeds.map((seed) => accountFromSeed(seed, seededAt)),
    settings: { ...defaultSettings, ...options.settings },
    policy: defaultPolicy,
    wrongPasswords: new Map(),
    mails: [],
    announced: {},
    network: { delay: 0, offline: false },
    calls: [],
  });
  const state: ServiceState = {
    now: () => now() + state.advanced,
    waiting: new Set(),
    listeners: new Set(),
    ...atStart(),
  };

  return {
    /**
     * Responds to one request of the SDK. A failed connection is `Response.error()`. If no response ever comes, the promise
     * stays pending.
     */
    respond: (request: Request): Promise<Response> => respond(state, request),

    get accounts() {
      return state.accounts;
    },
    get settings() {
      return state.settings;
    },
    get network() {
      return state.network;
    },
    /** Sent emails, oldest first. */
    get mails() {
      return state.mails;
    },
    mailState: (mail: Mail) => mailState(mail, state.now()),
    /** The log of the last 500 calls, oldest first. */
    get calls() {
      return state.calls;
    },

    ...administration(state),
    ...networkControls(state),
    configure: (settings: Partial<Settings>) =>
      change(state, { settings: { ...state.settings, ...settings }, announced: {} }),
    /** A missing rule takes its default, not its previous value. */
    setPolicy: (policy: Partial<PasswordPolicy>) =>
      change(state, { policy: { ...defaultPolicy, ...policy }, announced: {} }),
    advance: (milliseconds: number) => change(state, { advanced: state.advanced + milliseconds }),
    clearCalls: () => change(state, { calls: [] }),

    subscribe: (listener: () => void) => {
      state.listeners.add(listener);
      return () => void state.listeners.delete(listener);
    },
    snapshot(): Snapshot {
      const { accounts, settings, policy, network, mails, advanced } = state;
      return { accounts, settings, policy, network, mails, advanced };
    },
    restore: (snapshot: Snapshot) => change(state, { ...snapshot, announced: {} }),
    /** Returns to the initial state. Hanging calls keep hanging. */
    reset() {
      state.waiting.clear();
      change(state, atStart());
    },
  };
}

import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth';
import { withTimeout } from '../../withTimeout.ts';
import { disableUsageStatistics, listenToTokens } from './sdkInternals.ts';
import { type DatabaseState, hasLocalRoom } from './storedSession.ts';

/** How long all calls of a start may take together, in milliseconds. */
const startNetworkMs = 5000;
/**
 * How long a start may take after the probe of the database, in milliseconds. The probe takes at most three seconds.
 */
const startMs = 6500;

/**
 * In the order of docs/specification.md, section 9, as far as the database is usable. If all of them refuse, the SDK
 * keeps the session in memory.
 */
const persistences = {
  usable: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  // The SDK moves a stored session into the first of these. Local storage has room for it.
  full: [browserLocalPersistence, indexedDBLocalPersistence, browserSessionPersistence],
  unusable: [browserLocalPersistence, browserSessionPersistence],
} as const satisfies Record<DatabaseState, unknown>;

interface StartOptions {
  readonly apiKey: string;
  readonly name: string;
  readonly redirect: (auth: Auth) => void;
  /** Tries the database before the SDK uses it. */
  readonly probe: () => Promise<DatabaseState>;
  /**
   * Called with the SDK's `currentUser` at each change of user or token, and with null if the start does not finish in
   * time.
   */
  readonly onUser: (user: User | null) => void;
}

/** Looks up a stored user, for at most ten seconds, whatever the database and the network do. */
export function startAuth({ apiKey, name, redirect, probe, onUser }: StartOptions) {
  let deadline: number | undefined;
  const start = async () => {
    const database = await probe();
    deadline = Date.now() + startNetworkMs;
    const app = initializeApp({ apiKey }, name);
    disableUsageStatistics(app);
    const persistence = persistences[database].filter(
      (each) => each !== browserLocalPersistence || database === 'usable' || hasLocalRoom(),
    );
    const auth = initializeAuth(app, { persistence });
    redirect(auth);
    const stopListening = listenToTokens(app, () => onUser(auth.currentUser));
    const started = auth.authStateReady().finally(() => {
      deadline = undefined;
    });
    await withTimeout(started, startMs).catch(() => onUser(null));
    const close = () => {
      stopListening();
      return deleteApp(app);
    };
    return { auth, close };
  };
  return {
    /** Resolves when the start has finished or timed out. */
    connection: start(),
    /** How long a call may take during the start, in milliseconds; undefined afterwards. */
    remainingMs: () => deadline && Math.max(0, deadline - Date.now()),
  };
}

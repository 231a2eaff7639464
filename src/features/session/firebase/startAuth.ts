import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut,
  type User,
} from 'firebase/auth';
import { withTimeout } from '../../withTimeout.ts';
import { databaseAnswers } from './databaseAnswers.ts';
import { disableUsageStatistics, listenToTokens } from './sdkInternals.ts';

/** How long all calls of a start may take together, in milliseconds. */
const startNetworkMs = 5000;
/**
 * How long a start may take after the probe of the database, in milliseconds. The probe takes at most three seconds.
 */
const startMs = 6500;

interface StartOptions {
  readonly apiKey: string;
  readonly name: string;
  readonly redirect: (auth: Auth) => void;
  /** Whether a stored session of this user counts. Any other is removed. */
  readonly isExpected: (uid: string) => boolean;
  /**
   * Called with the SDK's `currentUser` at the end of the start, and at each later change of user or token. Called with
   * null if the start does not finish in time.
   */
  readonly onUser: (user: User | null) => void;
}

/** Looks up a stored user, for at most ten seconds, whatever the database and the network do. */
export function startAuth({ apiKey, name, redirect, isExpected, onUser }: StartOptions) {
  let deadline: number | undefined;
  const start = async () => {
    const hasDatabase = await databaseAnswers();
    deadline = Date.now() + startNetworkMs;
    const app = initializeApp({ apiKey }, name);
    disableUsageStatistics(app);
    // In the order of docs/specification.md, section 9. If all of them refuse, the SDK keeps the session in memory.
    const persistence = [browserLocalPersistence, browserSessionPersistence];
    const auth = initializeAuth(app, {
      persistence: hasDatabase ? [indexedDBLocalPersistence, ...persistence] : persistence,
    });
    redirect(auth);
    let stopListening = () => {};
    const finish = async () => {
      await auth.authStateReady();
      deadline = undefined;
      const { currentUser } = auth;
      // Whatever the storage answers, the SDK holds nobody then.
      if (currentUser && !isExpected(currentUser.uid)) await signOut(auth).catch(() => {});
      stopListening = listenToTokens(app, () => onUser(auth.currentUser));
    };
    await withTimeout(finish(), startMs).catch(() => onUser(null));
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

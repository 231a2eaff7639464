import { type FirebaseOptions, setLogLevel } from 'firebase/app';
import { type Auth, signInWithEmailAndPassword, signOut, type User } from 'firebase/auth';
import type {
  Identity,
  RefreshOutcome,
  SessionToken,
  SignInResult,
  SignOutResult,
  UserReport,
} from '../identity.ts';
import { signInMessage } from '../signInMessages.ts';
import { codeOf, isEnding, isStorageError } from './authErrors.ts';
import { type AuthInstance, allStores, openAuth } from './authInstance.ts';
import { fetchPasswordPolicy } from './fetchPasswordPolicy.ts';
import { type CallGuard, guardCalls, networkActivity } from './guardedFetch.ts';
import { type IdentityCall, verdictOf } from './identityCalls.ts';
import { refuseUsageDatabase } from './refuseUsageDatabase.ts';
import { createReporter } from './reporter.ts';
import { toSessionToken, toSessionUser } from './sessionUser.ts';
import { unlessStorageHangs } from './storageWatch.ts';
import { skippedStores } from './storeMemory.ts';
import { observeStrayFailures } from './strayFailures.ts';

export interface FirebaseIdentityOptions {
  settings: FirebaseOptions & { apiKey: string };
  /** Points a new Auth instance at another address than Firebase's own, before its first request. */
  redirect?: (auth: Auth) => void;
  /** Distinguishes several instances in one page. */
  name?: string;
}

/** For all calls of a start together. */
const startNetworkMs = 5000;
/** For a storage that has been asked, with nobody else to wait for. */
const storageMs = 4000;
/** Whatever becomes of the two above, in whichever order. */
const startMs = 9500;

/**
 * The identity service on the Firebase SDK. Without a popup resolver no third-party script is ever
 * loaded. What the SDK does not see to by itself is added here: no trouble on the way ends a
 * session, no storage holds a person up for ever, and nobody is left half signed in.
 */
export function createFirebaseIdentity({
  settings,
  redirect = () => {},
  name = '[DEFAULT]',
}: FirebaseIdentityOptions): Identity {
  // What the SDK has to say may quote what it was answered, and is for nobody who reads a console.
  setLogLevel('silent');
  refuseUsageDatabase();
  const users = createReporter<UserReport>();
  const tokens = createReporter<SessionToken | null>();
  const startEndsAt = performance.now() + startNetworkMs;
  let activity: 'signIn' | 'refresh' | 'signOut' | undefined;
  /** The service has said so itself since there last was a user. */
  let isEnded = false;
  let isDisposed = false;

  const takes = (call: IdentityCall): NonNullable<CallGuard['takes']> => {
    return (answer) => {
      const verdict = verdictOf(call, answer);
      if (verdict === 'ended') isEnded = true;
      return verdict !== 'trouble';
    };
  };

  const stopGuarding = guardCalls((call) => {
    if (call !== 'lookup' && call !== 'token') return undefined;
    if (activity === 'signOut') return 'refuse';
    if (activity === 'signIn') return {};
    if (users.last() === undefined) {
      return { limitMs: Math.max(0, startEndsAt - performance.now()), takes: takes(call) };
    }
    if (call === 'lookup') return undefined;
    // The SDK also asks for a token whenever another tab has one that ends soon: each tab the other.
    return activity === 'refresh' ? { takes: takes(call) } : 'refuse';
  });

  const reportUser = (user: User | null) => {
    if (user) isEnded = false;
    users.report(
      user ? { user: toSessionUser(user) } : { user: null, why: isEnded ? 'ended' : 'nobody' },
    );
  };

  const options = { settings, redirect, name };
  const observer = {
    onUser: reportUser,
    onToken: (user: User | null) => tokens.report(user && toSessionToken(user)),
  };
  let instance = openAuth(options, allStores.slice(skippedStores.read()), observer);

  const reopen = (stores: AuthInstance['stores'], withObserver = true) => {
    instance.close().catch(() => {});
    instance = openAuth(options, stores, withObserver ? observer : undefined);
  };

  /** Gives up on the store that comes first. What it holds stays there for another visit. */
  const skipStore = () => reopen(instance.stores.slice(1));

  const cap = setTimeout(() => {
    if (users.last() === undefined) reportUser(null);
  }, startMs);

  const start = async () => {
    while ((await unlessStorageHangs(users.first, storageMs)) === 'hung') {
      if (isDisposed) return;
      skipStore();
    }
    clearTimeout(cap);
  };
  void start();

  const signInOnce = async (email: string, password: string): Promise<SignInResult> => {
    const { auth, stores } = instance;
    const { count } = networkActivity();
    // Before the first call and after the lookup the SDK has only its storage to wait for.
    const isStorageNext = () =>
      networkActivity().count === count || networkActivity().lastCall === 'lookup';
    try {
      const attempt = signInWithEmailAndPassword(auth, email, password);
      const outcome = await unlessStorageHangs(attempt, storageMs, isStorageNext);
      if (outcome !== 'hung') {
        skippedStores.write(allStores.length - stores.length);
        return { success: true, user: toSessionUser(outcome.user) };
      }
    } catch (error) {
      const code = codeOf(error);
      if (!isStorageError(error)) return { success: false, code, message: signInMessage(code) };
    }
    if (stores.length === 0 || isDisposed) {
      const code = 'auth/internal-error';
      return { success: false, code, message: signInMessage(code) };
    }
    skipStore();
    return signInOnce(email, password);
  };

  const endSession = async () => {
    isEnded = true;
    await unlessStorageHangs(
      signOut(instance.auth).catch(() => {}),
      storageMs,
    );
    if (users.last()?.user) reportUser(null);
  };

  const refreshToken = async (): Promise<RefreshOutcome> => {
    const user = instance.auth.currentUser;
    if (!user) {
      if (users.last()?.user) reportUser(null);
      return 'ended';
    }
    activity = 'refresh';
    try {
      const refreshed = await unlessStorageHangs(user.getIdToken(true), storageMs);
      if (refreshed !== 'hung') return 'refreshed';
      if (!isEnded) return 'trouble';
    } catch (error) {
      if (!isEnding(error)) return 'trouble';
    } finally {
      if (activity === 'refresh') activity = undefined;
    }
    const { currentUser } = instance.auth;
    if (currentUser && currentUser !== user) return 'trouble';
    await endSession();
    return 'ended';
  };

  /** A store that was skipped may hold a session from before that, or from a write that came late. */
  const signOutOfAllStores = async (): Promise<SignOutResult> => {
    const { stores } = instance;
    let isDone = false;
    activity = 'signOut';
    reopen(allStores, false);
    try {
      const outcome = await signOutOf(instance.auth);
      isDone = outcome.success;
      return outcome;
    } finally {
      activity = undefined;
      if (isDone) skippedStores.write(0);
      if (!isDisposed) reopen(isDone ? allStores : stores);
    }
  };

  const signOutOnce = async (): Promise<SignOutResult> => {
    const outcome = await signOutOf(instance.auth);
    const isAll = instance.stores.length === allStores.length;
    return isAll || isDisposed ? outcome : signOutOfAllStores();
  };

  /** Who signs in right after a sign-out is not caught by its end. */
  let leaving: Promise<unknown> = Promise.resolve();

  const stopObservingFailures = observeStrayFailures(
    `firebase:authUser:${settings.apiKey}:${name}`,
    () => {
      if (instance.auth.currentUser) void endSession();
    },
  );

  return {
    observeUser: users.observe,
    observeToken: tokens.observe,
    refreshToken,
    signIn: async (email, password) => {
      await leaving;
      activity = 'signIn';
      try {
        return await signInOnce(email, password);
      } finally {
        activity = undefined;
      }
    },
    signOut: () => {
      const outcome = leaving.then(signOutOnce);
      leaving = outcome.catch(() => {});
      return outcome;
    },
    fetchPasswordPolicy: () => fetchPasswordPolicy(settings, redirect),
    dispose: () => {
      isDisposed = true;
      clearTimeout(cap);
      stopGuarding();
      stopObservingFailures();
      return instance.close();
    },
  };
}

async function signOutOf(auth: Auth): Promise<SignOutResult> {
  try {
    const outcome = await unlessStorageHangs(signOut(auth), storageMs);
    if (outcome !== 'hung') return { success: true, message: 'Signed out' };
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
  return { success: false, message: 'Logout failed' };
}

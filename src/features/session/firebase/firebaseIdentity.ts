import { deleteApp, type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  type Persistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
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
import { fetchPasswordPolicy } from './fetchPasswordPolicy.ts';
import { guardCalls, networkActivity } from './guardedFetch.ts';
import { verdictOf } from './identityCalls.ts';
import { refuseUsageDatabase } from './refuseUsageDatabase.ts';
import { createReporter } from './reporter.ts';
import { toSessionToken, toSessionUser } from './sessionUser.ts';
import { observeSpoiledRecord } from './spoiledRecord.ts';
import { unlessStorageHangs } from './storageWatch.ts';
import { skippedStores } from './storeMemory.ts';

export interface FirebaseIdentityOptions {
  settings: FirebaseOptions & { apiKey: string };
  /** Points a new Auth instance at another address than Firebase's own, before its first request. */
  redirect?: (auth: Auth) => void;
  /** Distinguishes several instances in one page. */
  name?: string;
}

/** In the order of the specification, section 9. Without any, the SDK keeps the session in memory. */
const allStores: readonly Persistence[] = [
  indexedDBLocalPersistence,
  browserLocalPersistence,
  browserSessionPersistence,
];

/** Together with a storage that hangs after them, these stay below ten seconds. */
const startNetworkMs = 5000;
const storageMs = 4000;
const startMs = 9500;

/** The specification, section 9. */
const networkMs = 30_000;

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
  const startEndsAt = Date.now() + startNetworkMs;
  let isRefreshing = false;
  let isSigningIn = false;
  /** The service has said so itself since there last was a user. */
  let isEnded = false;

  const stopGuarding = guardCalls((call) => {
    const isStart =
      users.last() === undefined && !isSigningIn && (call === 'lookup' || call === 'token');
    if (!isStart && !(isRefreshing && call === 'token')) return undefined;
    return {
      limitMs: isStart ? Math.max(0, startEndsAt - Date.now()) : networkMs,
      takes: (answer) => {
        const verdict = verdictOf(call, answer);
        if (verdict === 'ended') isEnded = true;
        return verdict !== 'trouble';
      },
    };
  });

  const reportUser = (user: User | null) => {
    if (user) isEnded = false;
    users.report(
      user ? { user: toSessionUser(user) } : { user: null, why: isEnded ? 'ended' : 'nobody' },
    );
  };

  function open(stores: readonly Persistence[]) {
    const app = initializeApp(settings, name);
    const auth = initializeAuth(app, { persistence: [...stores] });
    redirect(auth);
    const stops = [
      onAuthStateChanged(auth, reportUser),
      onIdTokenChanged(auth, (user) => tokens.report(user && toSessionToken(user))),
    ];
    const close = () => {
      for (const stop of stops) stop();
      return deleteApp(app);
    };
    return { auth, stores, close };
  }

  let instance = open(allStores.slice(skippedStores.read()));

  /** Gives up on the store that comes first. What it holds stays there for another visit. */
  const reopen = () => {
    const { close, stores } = instance;
    close().catch(() => {});
    instance = open(stores.slice(1));
  };

  const start = async () => {
    const cap = setTimeout(() => {
      if (users.last() === undefined) reportUser(null);
    }, startMs);
    while ((await unlessStorageHangs(users.first, storageMs)) === 'hung') reopen();
    clearTimeout(cap);
  };
  void start();

  const signIn = async (email: string, password: string): Promise<SignInResult> => {
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
    if (stores.length === 0) {
      const code = 'auth/internal-error';
      return { success: false, code, message: signInMessage(code) };
    }
    reopen();
    return signIn(email, password);
  };

  const endSession = async () => {
    isEnded = true;
    await signOut(instance.auth).catch(() => {});
    if (users.last()?.user) reportUser(null);
  };

  const stopObservingRecord = observeSpoiledRecord(
    `firebase:authUser:${settings.apiKey}:${name}`,
    () => {
      if (instance.auth.currentUser) void endSession();
    },
  );

  const refreshToken = async (): Promise<RefreshOutcome> => {
    const { auth } = instance;
    if (!auth.currentUser) return 'ended';
    isRefreshing = true;
    try {
      const refreshed = await unlessStorageHangs(auth.currentUser.getIdToken(true), storageMs);
      return refreshed === 'hung' ? 'trouble' : 'refreshed';
    } catch (error) {
      if (!isEnding(error)) return 'trouble';
      await endSession();
      return 'ended';
    } finally {
      isRefreshing = false;
    }
  };

  return {
    observeUser: users.observe,
    observeToken: tokens.observe,
    refreshToken,
    signIn: async (email, password) => {
      isSigningIn = true;
      try {
        return await signIn(email, password);
      } finally {
        isSigningIn = false;
      }
    },
    signOut: () => {
      skippedStores.write(0);
      return signOutOf(instance.auth);
    },
    fetchPasswordPolicy: () => fetchPasswordPolicy(settings, redirect),
    dispose: () => {
      stopGuarding();
      stopObservingRecord();
      return instance.close();
    },
  };
}

async function signOutOf(auth: Auth): Promise<SignOutResult> {
  try {
    await signOut(auth);
    return { success: true, message: 'Signed out' };
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return { success: false, message: 'Logout failed' };
  }
}

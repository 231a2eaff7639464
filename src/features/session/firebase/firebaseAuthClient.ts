import { deleteApp, type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type {
  AuthClient,
  AuthState,
  SessionUser,
  SignInResult,
  SignOutResult,
} from '../authClient.ts';
import { failureOf } from './failureOf.ts';
import { fetchPasswordPolicy } from './fetchPasswordPolicy.ts';
import { type Answer, guardFetch } from './guardFetch.ts';
import { type IdentityCall, identityCallOf, verdictOf } from './identityCalls.ts';
import { startRefreshSchedule } from './refreshSchedule.ts';
import {
  idTokenOf,
  leaveUsageUncounted,
  openDatabase,
  openLocalStorage,
  openMemory,
  openSessionStorage,
  tokenListenersOf,
  toPersistence,
} from './sdkInternals.ts';
import { createSessionStore } from './sessionStore.ts';
import { storeInTime } from './storeInTime.ts';

export interface FirebaseAuthClientOptions {
  settings: FirebaseOptions & { apiKey: string };
  /** Points a new Auth instance at another address than Firebase's own, before its first request. */
  redirect?: (auth: Auth) => void;
  /** Distinguishes several instances in one page. */
  name?: string;
}

/** @param url for example `http://127.0.0.1:9099` */
export const connectEmulator = (url: string) => (auth: Auth) =>
  connectAuthEmulator(auth, url, { disableWarnings: true });

/** docs/specification.md, section 9. */
const networkMs = 30_000;
/** For all calls of a start together. */
const startNetworkMs = 5000;
const storageMs = 4000;
/** Whatever becomes of the two above, in whichever order. */
const startMs = 9500;
/** Tokens of five minutes and less would be due at once, again and again. */
const leastRefreshMs = 30_000;

/**
 * The identity service on the Firebase SDK. Without a popup resolver no third-party script is ever
 * loaded. What the SDK does not see to by itself is added here: no failure on the way ends a session,
 * and no storage holds a person up for ever.
 */
export function createFirebaseAuthClient({
  settings,
  redirect = () => {},
  name = '[DEFAULT]',
}: FirebaseAuthClientOptions): AuthClient {
  // What the SDK has to say may quote what it was answered, and is for nobody who reads a console.
  setLogLevel('silent');
  const app = initializeApp(settings, name);
  leaveUsageUncounted(app);
  // In the order of docs/specification.md, section 9.
  const stores = [openDatabase(), openLocalStorage(), openSessionStorage(), openMemory()];
  const store = createSessionStore(stores.map((each) => storeInTime(each, storageMs)));
  const remove = async (key: string) => {
    try {
      await store.remove(key);
    } catch (error) {
      // The SDK signs its user out all the same, and tells nobody.
      report();
      throw error;
    }
  };
  const auth = initializeAuth(app, { persistence: toPersistence({ ...store, remove }) });
  redirect(auth);

  const listeners = new Set<(report: AuthState) => void>();
  const startedAt = performance.now();
  let last: AuthState | undefined;
  /** The service has said so itself since there last was a user. */
  let isEnded = false;
  let isSigningIn = false;
  /** Aborted from a sign-out on: what is still asked for that session then does not matter. */
  let session = new AbortController();
  let departure: Promise<unknown> = Promise.resolve();
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const report = () => {
    const isLeaving = session.signal.aborted && !isSigningIn;
    const user = isLeaving ? null : auth.currentUser;
    if (user) isEnded = false;
    last = user ? { user: toSessionUser(user) } : { user: null, why: isEnded ? 'ended' : 'nobody' };
    for (const listener of listeners) listener(last);
  };

  const read = (call: IdentityCall, answer: Answer): Answer => {
    const verdict = verdictOf(call, answer);
    if (verdict === 'nothing') throw new TypeError('Not an answer to go by.');
    if (verdict === 'ended') {
      isEnded = true;
      // Of all that means the end, the SDK ends a session for this by itself.
      return { status: 400, text: '{"error":{"message":"TOKEN_EXPIRED"}}' };
    }
    if (call === 'token') refreshedAt = performance.now();
    return answer;
  };

  const schedule = startRefreshSchedule(tokenListenersOf(app));

  const stopGuarding = guardFetch((url) => {
    const call = identityCallOf(url, auth);
    if (call === undefined) return undefined;
    if (call === 'other' || isSigningIn) return { limitMs: networkMs };
    const now = performance.now();
    const isTooSoon = call === 'token' && now - refreshedAt < leastRefreshMs;
    if (call === 'token') schedule.onCall();
    return {
      limitMs: last === undefined ? Math.max(0, startedAt + startNetworkMs - now) : networkMs,
      signal: isTooSoon ? AbortSignal.abort() : session.signal,
      read: (answer) => read(call, answer),
      onFailure: () => {
        if (call === 'token') schedule.onFailure();
      },
    };
  });

  const stopObserving = onIdTokenChanged(auth, report);
  const cap = setTimeout(() => {
    if (last === undefined) report();
  }, startMs);

  const signOutOnce = async (): Promise<SignOutResult> => {
    try {
      await signOut(auth);
      return { success: true, message: 'Signed out' };
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      return { success: false, message: 'Logout failed' };
    } finally {
      if (!auth.currentUser) session = new AbortController();
      report();
    }
  };

  const signInOnce = async (email: string, password: string): Promise<SignInResult> => {
    try {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      if (session.signal.aborted) session = new AbortController();
      return { success: true, user: toSessionUser(user) };
    } catch (error) {
      return { success: false, code: failureOf(codeOf(error)) };
    }
  };

  return {
    onAuthStateChanged: (listener) => {
      listeners.add(listener);
      if (last) listener(last);
      return () => void listeners.delete(listener);
    },
    signIn: async (email, password) => {
      // Who signs in right after a sign-out is not caught by its end.
      await departure;
      isSigningIn = true;
      const result = await signInOnce(email, password);
      isSigningIn = false;
      return result;
    },
    signOut: () => {
      session.abort();
      report();
      const outcome = signOutOnce();
      departure = outcome.catch(() => {});
      return outcome;
    },
    fetchPasswordPolicy: () => fetchPasswordPolicy(settings, redirect),
    dispose: () => {
      clearTimeout(cap);
      schedule.stop();
      stopObserving();
      stopGuarding();
      store.close();
      return deleteApp(app);
    },
  };
}

function codeOf(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : undefined;
}

function toSessionUser(user: User): SessionUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, isAnonymous } = user;
  const { tenantId, providerData } = user;
  const { creationTime, lastSignInTime } = user.metadata;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    isAnonymous,
    tenantId,
    plan: readPlan(idTokenOf(user)),
    providerData,
    metadata: { creationTime, lastSignInTime },
  };
}

/** Of a token that comes from the service itself: nobody has to check who signed it. */
function readPlan(idToken: string): string | null {
  try {
    const [, payload = ''] = idToken.split('.');
    const { plan } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof plan === 'string' ? plan : null;
  } catch {
    return null;
  }
}

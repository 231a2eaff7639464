import { setLogLevel } from 'firebase/app';
import { type Auth, connectAuthEmulator, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { importPart } from '../../recovery.ts';
import { withTimeout } from '../../withTimeout.ts';
import type { AuthClient, Ending, SignInFailure, SignOutResult } from '../authClient.ts';
import { createCurrentSession } from './currentSession.ts';
import { guardFetch } from './guardFetch.ts';
import { codeOf } from './sdkErrors.ts';
import { startAuth } from './startAuth.ts';

export interface FirebaseAuthClientOptions {
  apiKey: string;
  /** Points a new Auth instance at another address than Firebase's, before its first request. */
  redirect?: (auth: Auth) => void;
  /** The name of the SDK's app. Stories and tests have several in one page. */
  name?: string;
  /** Called at a start, when the SDK asks the service about a stored user. */
  onLookup?: () => void;
  /** Whether a stored session of this user counts. A start signs any other out. */
  isExpected?: (uid: string) => boolean;
}

/** @param url for example `http://127.0.0.1:9099` */
export const connectEmulator = (url: string) => (auth: Auth) =>
  connectAuthEmulator(auth, url, { disableWarnings: true });

const importPasswordReset = importPart(() => import('./passwordReset.ts'));

/** For each call (docs/specification.md, section 9). Its 60 seconds are the SDK's for Cordova and React Native. */
const networkMs = 30_000;
/** For both calls of a sign-in. What takes longer is the storage, for which the SDK waits forever. */
const signInMs = 2 * networkMs + 5000;
/** For a start that has already had its time. */
const readyMs = 2000;

/**
 * The identity service on the Firebase SDK, without a popup resolver, which would load a third-party script. It adds
 * what the SDK lacks. docs/decisions/0002 describes the start, the sign-in, and the sign-out.
 */
export function createFirebaseAuthClient({
  apiKey,
  redirect = () => {},
  name = '[DEFAULT]',
  onLookup = () => {},
  isExpected = () => true,
}: FirebaseAuthClientOptions): AuthClient {
  // The SDK's log may quote answers from the service.
  setLogLevel('silent');
  const currentSession = createCurrentSession();
  const { connection, remainingMs } = startAuth({
    apiKey,
    name,
    redirect,
    isExpected,
    onUser: currentSession.adoptUser,
  });

  /** Nobody is signed in from the call on, even if the stored session cannot be removed. */
  const endSession = async (cause: 'nobody' | Ending): Promise<SignOutResult> => {
    currentSession.end(cause);
    const { auth } = await connection;
    return signOutOf(auth);
  };

  const signIn = async (email: string, password: string): Promise<SignInFailure | null> => {
    const { auth } = await connection;
    try {
      // The SDK does one thing at a time. After a start that hangs, it could not store a session.
      await withTimeout(auth.authStateReady(), readyMs);
      const signingIn = signInWithEmailAndPassword(auth, email, password);
      const { user } = await withTimeout(signingIn, signInMs);
      currentSession.adoptNewUser(user);
      return null;
    } catch (error) {
      const code = codeOf(error);
      // The SDK could not store the session. After a timeout, which has no code, it may still do so.
      const mayHoldUser = auth.currentUser !== null || code === undefined;
      if (mayHoldUser && !currentSession.getState()?.user) void endSession('nobody');
      return { code };
    }
  };

  const stopGuarding = guardFetch(apiKey, (endpoint) => {
    const startMs = remainingMs();
    const isStarting = startMs !== undefined;
    if (isStarting && endpoint === 'lookup') onLookup();
    const limitMs = startMs ?? networkMs;
    // After the start, a look-up is part of a sign-in, which fails with it.
    const isOfSession = endpoint === 'token' || (isStarting && endpoint === 'lookup');
    if (!isOfSession) return { limitMs };
    return { limitMs, session: currentSession.forCall((cause) => void endSession(cause)) };
  });

  const stopListening = onWake(async () => {
    const { auth } = await connection;
    // Requests a new token if this one has expired. If that fails, the SDK retries later.
    await auth.currentUser?.getIdToken().catch(() => {});
  });

  return {
    getState: currentSession.getState,
    subscribe: currentSession.subscribe,
    signIn,
    signOut: () => endSession('nobody'),
    fetchPasswordRules: () => loadPasswordRules(apiKey, redirect),
    loadPasswordReset: async () => {
      const { createPasswordReset } = await importPasswordReset();
      return createPasswordReset(async () => (await connection).auth);
    },
    dispose: async () => {
      stopListening();
      stopGuarding();
      await (await connection).close();
    },
  };
}

/** A refusal by the storage is an answer; anything else is a fault. */
async function signOutOf(auth: Auth): Promise<SignOutResult> {
  try {
    await signOut(auth);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return { success: false, message: 'Logout failed' };
  }
  return { success: true, message: 'Signed out' };
}

/** The code is fetched when needed, which is rare. If it does not load, there are no rules. */
function loadPasswordRules(apiKey: string, redirect: (auth: Auth) => void) {
  return import('./fetchPasswordRules.ts').then(
    ({ fetchPasswordRules }) => fetchPasswordRules(apiKey, redirect),
    () => [],
  );
}

/**
 * Calls back when the device, the page, or the network returns. The SDK's timers sleep with the device, and pause for
 * up to 16 minutes after a failure. Returns a function that stops this.
 */
function onWake(wake: () => Promise<void>): () => void {
  const waiting = new AbortController();
  for (const type of ['online', 'pageshow', 'visibilitychange']) {
    window.addEventListener(type, () => void wake(), { signal: waiting.signal });
  }
  return () => waiting.abort();
}

import { setLogLevel } from 'firebase/app';
import { type Auth, connectAuthEmulator, signOut } from 'firebase/auth';
import type { AuthClient, Ending, SignOutResult } from '../authClient.ts';
import type { Endpoint } from './classifyResponse.ts';
import { createCurrentSession } from './currentSession.ts';
import { type CallPolicy, guardFetch } from './guardFetch.ts';
import { codeOf } from './sdkErrors.ts';
import { signInAndStore, storageMs } from './signInAndStore.ts';
import { reconnect, startAuth } from './startAuth.ts';
import { createStoredSession } from './storedSession.ts';
import { withTimeout } from './withTimeout.ts';

export interface FirebaseAuthClientOptions {
  apiKey: string;
  /** Points a new Auth instance at another address than Firebase's own, before its first request. */
  redirect?: (auth: Auth) => void;
  /** Of the SDK's app. Stories and tests have several in one page. */
  name?: string;
  /** Called when the SDK asks the service about a stored user, at a start. */
  onLookup?: () => void;
}

/** @param url for example `http://127.0.0.1:9099` */
export const connectEmulator = (url: string) => (auth: Auth) =>
  connectAuthEmulator(auth, url, { disableWarnings: true });

/** docs/specification.md, section 9. */
const networkMs = 30_000;

/**
 * The identity service on the Firebase SDK, without a popup resolver, because that would load a third-party script.
 * What the SDK lacks is added here (docs/decisions/0010): a failure on the way ends no session, every wait
 * has a limit, and a right password signs in wherever the session can be kept.
 */
export function createFirebaseAuthClient({
  apiKey,
  redirect = () => {},
  name = '[DEFAULT]',
  onLookup = () => {},
}: FirebaseAuthClientOptions): AuthClient {
  // Because the SDK's log may quote answers of the service.
  setLogLevel('silent');
  const storedSession = createStoredSession(apiKey, name);
  const session = createCurrentSession();
  const report = (auth: Auth) => session.follow(auth.currentUser);
  const connectionSettings = { apiKey, name, redirect, onChange: report };
  const start = startAuth(connectionSettings, storedSession.probe);
  let { connection } = start;
  /** Settles once no session is being removed. */
  let removal: Promise<unknown> = Promise.resolve();

  /** Nobody is signed in from the call on, also where the stored session cannot be removed. */
  const endSession = (cause: 'nobody' | Ending): Promise<SignOutResult> => {
    storedSession.forget();
    session.end(cause);
    const removed = removeUser();
    removal = removed.catch(() => {});
    return removed;
  };

  const removeUser = async (): Promise<SignOutResult> => {
    const { auth, storesInDatabase } = await connection;
    const result = await signOutOf(auth);
    if (result.success && storesInDatabase) storedSession.settle();
    return result;
  };

  const signIn = async (email: string, password: string) => {
    const used = await connection;
    const isRemoved = removal.then(() => true);
    if (!(await withTimeout(isRemoved, storageMs, false))) {
      connection = Promise.resolve(reconnect(connectionSettings, used));
    }
    const { auth, storesInDatabase } = await connection;
    return signInAndStore(auth, email, password, {
      onAccepted: session.begin,
      onStored: storesInDatabase ? storedSession.settle : storedSession.forgetDatabase,
      onUnstored: () => {
        // Reported here, because the SDK tells of a user only once their session is stored. It lasts for this visit.
        storedSession.forget();
        report(auth);
      },
    });
  };

  const policyFor = (endpoint: Endpoint): CallPolicy => {
    const startMs = start.remainingMs();
    const isStarting = startMs !== undefined;
    if (isStarting && endpoint === 'lookup') onLookup();
    const limitMs = startMs ?? networkMs;
    // After the start, a look-up is a part of a sign-in, and its failure is that of the sign-in.
    const isOfSession = endpoint === 'token' || (isStarting && endpoint === 'lookup');
    if (!isOfSession) return { limitMs };
    const end = (cause: Ending) => void endSession(cause).catch(() => {});
    return { limitMs, session: session.callPolicy(end) };
  };
  const stopGuarding = guardFetch(apiKey, policyFor);

  const stopListening = onWake(async () => {
    const { auth } = await connection;
    // Asks for a new token where the one at hand has ended. Where that fails, the SDK tries again later.
    await auth.currentUser?.getIdToken().catch(() => {});
  });

  return {
    getState: session.getState,
    subscribe: session.subscribe,
    signIn,
    signOut: () => endSession('nobody'),
    isStored: async (uid) => (await storedSession.readUid()) === uid,
    fetchPasswordRules: () => loadPasswordRules(apiKey, redirect),
    dispose: async () => {
      stopListening();
      stopGuarding();
      await (await connection).close();
    },
  };
}

/** The code for it is fetched when it is needed, which is rare. Where it cannot be had, there are no rules. */
function loadPasswordRules(apiKey: string, redirect: (auth: Auth) => void) {
  return import('./fetchPasswordRules.ts').then(
    ({ fetchPasswordRules }) => fetchPasswordRules(apiKey, redirect),
    () => [],
  );
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

/**
 * Calls back when device, page or network come back, because the SDK's timers sleep with the device, and pause for up to
 * 16 minutes after a failure. Returns the way to stop.
 */
function onWake(wake: () => Promise<void>): () => void {
  const waiting = new AbortController();
  for (const type of ['online', 'pageshow', 'visibilitychange']) {
    window.addEventListener(type, () => void wake(), { signal: waiting.signal });
  }
  return () => waiting.abort();
}

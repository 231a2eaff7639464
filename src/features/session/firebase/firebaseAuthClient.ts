import { type FirebaseOptions, setLogLevel } from 'firebase/app';
import {
  type Auth,
  beforeAuthStateChanged,
  connectAuthEmulator,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { createStore } from '../../store.ts';
import type { AuthClient, AuthState, Ending, SessionUser, SignOutResult } from '../authClient.ts';
import type { Endpoint } from './classifyResponse.ts';
import { failureOf } from './failureOf.ts';
import { type CallPolicy, guardFetch } from './guardFetch.ts';
import { claimsOf } from './idToken.ts';
import { idTokenOf } from './sdkInternals.ts';
import { type Connection, reconnect, startAuth } from './startAuth.ts';
import { createStoredSession } from './storedSession.ts';
import { withTimeout } from './withTimeout.ts';

export interface FirebaseAuthClientOptions {
  settings: FirebaseOptions & { apiKey: string };
  /** Points a new Auth instance at another address than Firebase's own, before its first request. */
  redirect?: (auth: Auth) => void;
  /** Distinguishes several instances in one page. */
  name?: string;
  /** Called when the service is asked whether a stored user is still welcome. */
  onLookup?: () => void;
}

/** @param url for example `http://127.0.0.1:9099` */
export const connectEmulator = (url: string) => (auth: Auth) =>
  connectAuthEmulator(auth, url, { disableWarnings: true });

/** docs/specification.md, section 9. */
const networkMs = 30_000;
/** What the SDK may take to store or remove a session. */
const storageMs = 2000;

/**
 * The identity service on the Firebase SDK. Without a popup resolver no third-party script is ever loaded.
 * What the SDK lacks is added here (docs/decisions/0010): a failure on the way ends no session, every wait
 * has a limit, and a right password signs in wherever the session can be kept.
 */
export function createFirebaseAuthClient({
  settings,
  redirect = () => {},
  name = '[DEFAULT]',
  onLookup = () => {},
}: FirebaseAuthClientOptions): AuthClient {
  // What the SDK logs may quote what the service answered, and is for nobody who reads a console.
  setLogLevel('silent');
  const storedSession = createStoredSession(settings.apiKey, name);
  const { getState, setState, subscribe } = createStore<AuthState | undefined>(undefined);
  /** Counts who has come and gone: what was begun in an earlier epoch ends nobody's session any more. */
  let epoch = 0;
  /** Aborted by a sign-out, until the SDK has removed the user or somebody signs in: whom it holds is nobody. */
  let sessionCalls = new AbortController();
  let removal: Promise<unknown> = Promise.resolve();

  const report = (auth: Auth) => {
    const user = sessionCalls.signal.aborted ? null : auth.currentUser;
    const shown = getState()?.user;
    if (user?.uid !== shown?.uid) epoch += 1;
    if (user) setState({ user: toSessionUser(user) });
    // Why nobody is signed in has been said already, where nobody was before.
    else if (shown !== null) setState({ user: null, why: 'nobody' });
  };

  const connectionSettings = { settings, name, redirect, onChange: report };
  const start = startAuth(connectionSettings, storedSession.probe);
  let { connection } = start;

  /** Nobody is signed in from here on, whatever becomes of what is stored. */
  const leave = (why: 'nobody' | Ending): Promise<SignOutResult> => {
    epoch += 1;
    sessionCalls.abort();
    storedSession.forget();
    setState({ user: null, why });
    const leaving = removeUser();
    removal = leaving.catch(() => {});
    return leaving;
  };

  const removeUser = async (): Promise<SignOutResult> => {
    const left = epoch;
    const { auth, storesInDatabase } = await connection;
    try {
      await signOut(auth);
      if (storesInDatabase) storedSession.settle();
      return { success: true, message: 'Signed out' };
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      return { success: false, message: 'Logout failed' };
    } finally {
      if (left === epoch && !auth.currentUser) sessionCalls = new AbortController();
    }
  };

  /** Null once the session is stored, or has not been in time: then it lasts for this visit. */
  const enter = async ({ auth, storesInDatabase }: Connection, email: string, password: string) => {
    let isAccepted = false;
    let stopListening = () => {};
    const late = new Promise<'late'>((resolve) => {
      // Called when the service has accepted the password, before the SDK stores the session.
      stopListening = beforeAuthStateChanged(auth, (user) => {
        if (!user) return;
        isAccepted = true;
        sessionCalls = new AbortController();
        setTimeout(resolve, storageMs, 'late');
      });
    });
    // A session that is stored late is stored all the same.
    const storing = signInWithEmailAndPassword(auth, email, password).then(
      storesInDatabase ? storedSession.settle : storedSession.forgetDatabase,
    );
    try {
      if ((await Promise.race([storing, late])) !== 'late') return null;
    } catch (error) {
      if (!isAccepted) return failureOf(codeOf(error));
    } finally {
      stopListening();
    }
    storedSession.forget();
    // The SDK tells of a user when it has stored the session.
    report(auth);
    return null;
  };

  const policyFor = (endpoint: Endpoint): CallPolicy => {
    const startMs = start.remainingMs();
    const isStarting = startMs !== undefined;
    if (isStarting && endpoint === 'lookup') onLookup();
    const limitMs = startMs ?? networkMs;
    // After the start, only a sign-in looks somebody up. Why that fails is told to the person.
    const isOfSession = endpoint === 'token' || (isStarting && endpoint === 'lookup');
    if (!isOfSession) return { limitMs };
    const asked = epoch;
    const onEnded = (how: Ending) => {
      if (asked === epoch) leave(how).catch(() => {});
    };
    const { signal } = sessionCalls;
    return { limitMs, session: { uid: getState()?.user?.uid, signal, onEnded } };
  };
  const stopGuarding = guardFetch(settings.apiKey, policyFor);

  // Timers of the SDK sleep with the device, and pause for up to 16 minutes where there was no network.
  const refreshExpired = async () => {
    const { auth } = await connection;
    try {
      await auth.currentUser?.getIdToken();
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
    }
  };
  const disposal = new AbortController();
  for (const type of ['online', 'pageshow', 'visibilitychange']) {
    window.addEventListener(type, () => void refreshExpired(), { signal: disposal.signal });
  }

  return {
    onAuthStateChanged: (listener) => {
      const notify = () => {
        const state = getState();
        if (state) listener(state);
      };
      notify();
      return subscribe(notify);
    },
    signIn: async (email, password) => {
      const used = await connection;
      const isFree = await withTimeout(
        removal.then(() => true),
        storageMs,
        false,
      );
      if (!isFree) connection = Promise.resolve(reconnect(connectionSettings, used));
      return enter(await connection, email, password);
    },
    signOut: () => leave('nobody'),
    isStored: async (uid) => (await storedSession.readUid()) === uid,
    // It is needed so rarely that its code is fetched then. Without it, the message stands alone.
    fetchPasswordRules: () =>
      import('./fetchPasswordRules.ts').then(
        ({ fetchPasswordRules }) => fetchPasswordRules(settings, redirect),
        () => [],
      ),
    dispose: async () => {
      disposal.abort();
      stopGuarding();
      await (await connection).close();
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
    claims: claimsOf(idTokenOf(user)) ?? {},
    providerData,
    metadata: { creationTime, lastSignInTime },
  };
}

import { deleteApp, type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { AuthClient, AuthState, Ending, SessionUser, SignOutResult } from '../authClient.ts';
import { failureOf } from './failureOf.ts';
import { claimsOf, guardFetch } from './guardFetch.ts';
import { disableUsageStatistics, idTokenOf, listenToTokens } from './sdkInternals.ts';
import { createSessionDatabase, type DatabaseState, withTimeout } from './sessionDatabase.ts';

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
/** All calls of a start together. */
const startNetworkMs = 5000;
/** What a start may take after the probe of the database, which takes three seconds at most. */
const startMs = 6500;
/** What the SDK may take to store or remove a session. */
const storageMs = 2000;

const withoutDatabase = [browserLocalPersistence, browserSessionPersistence, inMemoryPersistence];

/** The order of docs/specification.md, section 9, as far as the database can be used. */
const persistences = {
  usable: [indexedDBLocalPersistence, ...withoutDatabase],
  // A session that lies in the database moves to where there is room.
  full: [browserLocalPersistence, indexedDBLocalPersistence, ...withoutDatabase.slice(1)],
  unusable: withoutDatabase,
} as const satisfies Record<DatabaseState, unknown>;

/** An instance of the SDK, and whether it uses the database. */
interface Connection {
  readonly auth: Auth;
  readonly hasDatabase: boolean;
  readonly close: () => Promise<void>;
}

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
  const database = createSessionDatabase(settings.apiKey, name);
  const listeners = new Set<(state: AuthState) => void>();
  const disposal = new AbortController();
  /** Undefined as long as it is unknown. */
  let state: AuthState | undefined;
  /** Aborted by a sign-out: from then on, its calls fail, and nobody is signed in until somebody signs in anew. */
  let session = new AbortController();
  let pendingSignOut = Promise.resolve(true);
  /** When the calls of the start are to be answered. */
  let startsBy = 0;

  const setState = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };

  const report = (auth: Auth) => {
    const user = session.signal.aborted ? null : auth.currentUser;
    if (user) setState({ user: toSessionUser(user) });
    // Where nobody was signed in before, the reason stands.
    else if (state?.user !== null) setState({ user: null, why: 'nobody' });
  };

  const connect = (databaseState: DatabaseState): Connection => {
    const app = initializeApp(settings, name);
    disableUsageStatistics(app);
    const auth = initializeAuth(app, { persistence: [...persistences[databaseState]] });
    redirect(auth);
    const stop = listenToTokens(app, () => report(auth));
    const close = () => {
      stop();
      return deleteApp(app);
    };
    return { auth, hasDatabase: databaseState !== 'unusable', close };
  };

  /** The SDK works off one thing after the other, and so waits for ever behind a database that hangs. */
  const reconnect = ({ close }: Connection) => {
    void close();
    return connect('unusable');
  };

  const start = async (): Promise<Connection> => {
    const databaseState = await database.probe();
    startsBy = Date.now() + startNetworkMs;
    const first = connect(databaseState);
    const isStarted = first.auth.authStateReady().then(() => true);
    const isInTime = await withTimeout(isStarted, startMs, false);
    startsBy = 0;
    return isInTime ? first : reconnect(first);
  };

  let connection = start();

  const removeUser = async (left: AbortController, used: Promise<Connection>) => {
    const { auth, hasDatabase } = await used;
    if (!hasDatabase) database.markOutdated();
    try {
      await signOut(auth);
      return { success: true, message: 'Signed out' };
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      return { success: false, message: 'Logout failed' };
    } finally {
      if (session === left && !auth.currentUser) session = new AbortController();
      // Another tab may have signed somebody in meanwhile.
      if (connection === used) report(auth);
    }
  };

  /** Nobody is signed in from here on, whatever becomes of what is stored. */
  const leave = (why: 'nobody' | Ending): Promise<SignOutResult> => {
    session.abort();
    setState({ user: null, why });
    const leaving = removeUser(session, connection);
    pendingSignOut = leaving.then(
      () => true,
      () => true,
    );
    return leaving;
  };

  /** Resolves once the session is stored, or there was time enough for it: then it lasts for this visit. */
  const enter = async ({ auth, hasDatabase }: Connection, email: string, password: string) => {
    const before = auth.currentUser;
    const isEntered = () => auth.currentUser !== null && auth.currentUser !== before;
    const signingIn = signInWithEmailAndPassword(auth, email, password).then(
      () => {
        if (hasDatabase) database.markCurrent();
        else database.markOutdated();
        return null;
      },
      async (error: unknown) => {
        if (!isEntered()) return failureOf(codeOf(error));
        // The password was right, and the session could not be stored: it lasts for this visit.
        database.markOutdated();
        return null;
      },
    );
    for (;;) {
      const failure = await withTimeout(signingIn, storageMs, 'late');
      if (failure !== 'late') return failure;
      if (isEntered()) return null;
    }
  };

  const stopGuarding = guardFetch(settings.apiKey, (endpoint) => {
    const isStarting = startsBy > 0;
    if (endpoint === 'lookup') onLookup();
    const limitMs = isStarting ? Math.max(0, startsBy - Date.now()) : networkMs;
    // After the start, only a sign-in looks somebody up; what it fails of is told to the person.
    const isOfSession = endpoint === 'token' || (endpoint === 'lookup' && isStarting);
    if (!isOfSession) return { limitMs };
    const uid = state?.user?.uid;
    const onEnded = (how: Ending) => {
      if (state?.user?.uid === uid) void leave(how);
    };
    return { limitMs, session: { uid, signal: session.signal, onEnded } };
  });

  // Timers of the SDK sleep with the device, and pause for up to 16 minutes where there was no network.
  const refreshExpired = async () => {
    const { auth } = await connection;
    try {
      await auth.currentUser?.getIdToken();
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
    }
  };
  for (const type of ['online', 'pageshow', 'visibilitychange']) {
    window.addEventListener(type, () => void refreshExpired(), { signal: disposal.signal });
  }

  return {
    onAuthStateChanged: (listener) => {
      listeners.add(listener);
      if (state) listener(state);
      return () => void listeners.delete(listener);
    },
    signIn: async (email, password) => {
      const used = await connection;
      const isFree = await withTimeout(pendingSignOut, storageMs, false);
      if (!isFree) connection = Promise.resolve(reconnect(used));
      const present = await connection;
      const failure = await enter(present, email, password);
      if (failure) return failure;
      if (session.signal.aborted) session = new AbortController();
      report(present.auth);
      return null;
    },
    signOut: () => leave('nobody'),
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

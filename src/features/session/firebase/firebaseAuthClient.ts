import {
  _addOrOverwriteComponent,
  _getProvider,
  deleteApp,
  type FirebaseApp,
  initializeApp,
  setLogLevel,
} from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { asRecord } from '../../asRecord.ts';
import { importPart } from '../../recovery.ts';
import { withTimeout } from '../../withTimeout.ts';
import type { AuthClient, SessionPort, SessionUser } from '../authClient.ts';
import { guardFetch } from './guardFetch.ts';
import { claimsOf, codeOf } from './readAnswer.ts';

export interface FirebaseAuthClientOptions {
  apiKey: string;
  /** Points a new Auth instance at another address than Firebase's, before its first request. */
  redirect?: (auth: Auth) => void;
  /** The name of the SDK's app. Stories and tests have several in one page. */
  name?: string;
  /** Called at a start, when the SDK asks the service about a stored user. */
  onLookup?: () => void;
  /** Whether a stored session of this user counts. */
  isExpected?: (uid: string) => boolean;
}

/** @param url for example `http://127.0.0.1:9099` */
export const connectEmulator = (url: string) => (auth: Auth) =>
  connectAuthEmulator(auth, url, { disableWarnings: true });

const importPasswordReset = importPart(() => import('./passwordReset.ts'));

const databaseMs = 3000;
/** How long all calls of a start may take together. */
const startCallsMs = 5000;
/** How long a start may take, once the database has responded. */
const startMs = 6500;
/** For each call (docs/specification.md, section 9, whose 60 seconds are the SDK's for Cordova and React Native). */
const callMs = 30_000;
/** For both calls of a sign-in. If it takes longer, the SDK is waiting for the storage, for which it waits forever. */
const signInMs = 2 * callMs + 5000;

/**
 * The identity service on the Firebase SDK, without a popup resolver, which would load a third-party script. Decisions
 * that the SDK lacks are made in `sessionMachine.ts`; the only state here is the SDK's.
 */
export function createFirebaseAuthClient(options: FirebaseAuthClientOptions): AuthClient {
  let connection: ReturnType<typeof openAuth>;
  return {
    connect: (session) => {
      connection = openAuth(session, options);
    },
    signIn: async (email, password) => {
      const { auth, session } = await connection;
      try {
        // The SDK does one thing at a time, and could not store a session while its start hangs.
        await withTimeout(auth.authStateReady(), startMs);
        const signingIn = signInWithEmailAndPassword(auth, email, password);
        const { user } = await withTimeout(signingIn, signInMs);
        session.report({ type: 'signedIn', user: toSessionUser(user) });
        return null;
      } catch (error) {
        const code = codeOf(error);
        // The SDK could not store the session. After a timeout, which has no code, it may still do so.
        if (auth.currentUser || code === undefined) session.report({ type: 'notStored' });
        return { code };
      }
    },
    signOut: async () => {
      const { auth, abortSessionCalls } = await connection;
      abortSessionCalls();
      try {
        await signOut(auth);
        return { success: true, message: 'Signed out' };
      } catch (error) {
        // A refusal by the storage is a result; anything else is a fault.
        if (codeOf(error) === undefined) throw error;
        return { success: false, message: 'Logout failed' };
      }
    },
    // The rules only explain a message, which makes sense without them.
    fetchPasswordRules: () =>
      import('./fetchPasswordRules.ts')
        .then(({ fetchPasswordRules }) => fetchPasswordRules(options))
        .catch(() => []),
    loadPasswordReset: async () => {
      const { createPasswordReset } = await importPasswordReset();
      return createPasswordReset((await connection).auth);
    },
    dispose: async () => (await connection).close(),
  };
}

/** Begins the start: the SDK reads the stored user, and asks the service about them. */
async function openAuth(
  session: SessionPort,
  { apiKey, redirect, name, onLookup, isExpected = () => true }: FirebaseAuthClientOptions,
) {
  // The SDK's log may quote responses from the service.
  setLogLevel('silent');
  await hideSilentDatabase();
  const callsEnd = Date.now() + startCallsMs;
  const app = initializeApp({ apiKey }, name);
  // No usage statistics: the SDK would read them from a database before each call, and slow down the start by a fifth.
  const nothing = async () => {};
  const instanceFactory = () => ({ triggerHeartbeat: nothing, getHeartbeatsHeader: nothing });
  _addOrOverwriteComponent(app, { name: 'heartbeat', instanceFactory });
  const auth = initializeAuth(app, {
    // In the order of docs/specification.md, section 9. If all refuse, the SDK keeps the session in memory.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  redirect?.(auth);

  let isTokenRefused = false;
  const closing = new AbortController();
  const abortSessionCalls = guardFetch(apiKey, closing.signal, (endpoint) => {
    const isStarting = !session.hasStarted();
    // After the start, a look-up is part of a sign-in, which fails with it.
    if (endpoint === 'other' || (endpoint === 'lookup' && !isStarting)) return { limitMs: callMs };
    if (endpoint === 'lookup') onLookup?.();
    const { currentUser } = auth;
    return {
      limitMs: isStarting ? Math.max(0, callsEnd - Date.now()) : callMs,
      session: {
        uid: currentUser?.uid,
        isOver: () => session.isRemoving() || auth.currentUser !== currentUser,
        onEnded: (cause) => session.report({ type: 'ended', cause }),
        onTokenRefused: () => {
          isTokenRefused = true;
        },
      },
    };
  });

  const userNow = () => auth.currentUser && toSessionUser(auth.currentUser);
  const start = async () => {
    await auth.authStateReady();
    // The SDK goes by the clock at the sign-in, which may have been ahead. The guard decides what a failure means.
    if (isTokenRefused) await auth.currentUser?.getIdToken(true).catch(() => {});
    const user = userNow();
    session.report({ type: 'started', user, isExpected: user !== null && isExpected(user.uid) });
    // While something listens to this component, to which nothing public leads, the SDK refreshes its token in the
    // background: five minutes before its end, and after a failure again in 30 seconds, then doubled up to 16 minutes.
    const tokens = _getProvider(app, 'auth-internal').getImmediate();
    tokens.addAuthTokenListener(() => session.report({ type: 'userChanged', user: userNow() }));
  };
  void withTimeout(start(), startMs).catch(() => session.report({ type: 'startTimedOut' }));

  // The SDK's timers sleep with the device, and pause for up to 16 minutes after a failure.
  for (const wake of ['online', 'pageshow', 'visibilitychange']) {
    // Requests a new token if this one has expired. If that fails, the SDK retries later.
    const refresh = () => void auth.currentUser?.getIdToken().catch(() => {});
    window.addEventListener(wake, refresh, { signal: closing.signal });
  }
  const close = async () => {
    closing.abort();
    await deleteApp(app);
  };
  return { auth, session, abortSessionCalls, close };
}

/** The SDK waits forever for a database that does not respond. Such a database is hidden from the SDK. */
async function hideSilentDatabase() {
  const answer = new Promise<void>((resolve) => {
    const request = indexedDB.open('probe');
    // Creating the database is aborted, which ends as an error.
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('error', () => resolve());
  }).catch(() => {});
  await withTimeout(answer, databaseMs).catch(() =>
    Object.defineProperty(window, 'indexedDB', { value: undefined }),
  );
}

declare module 'firebase/app' {
  // oxlint-disable-next-line no-underscore-dangle, no-shadow -- private, and imported above
  export function _addOrOverwriteComponent(app: FirebaseApp, component: object): void;
  // oxlint-disable-next-line no-underscore-dangle, no-shadow -- private, and imported above
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): { addAuthTokenListener(listener: () => void): void } };
}

function toSessionUser(user: User): SessionUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, isAnonymous } = user;
  const { tenantId, providerData, metadata } = user;
  // `getIdToken` would request another token if this one has expired.
  const { accessToken } = asRecord(asRecord(user.toJSON())['stsTokenManager']);
  const profile = { uid, email, emailVerified, displayName, photoURL, phoneNumber, isAnonymous };
  return { ...profile, tenantId, providerData, metadata, claims: claimsOf(accessToken) ?? {} };
}

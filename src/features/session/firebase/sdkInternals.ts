/* oxlint-disable no-underscore-dangle, no-shadow -- the SDK begins private names with `_`; what is declared below for `firebase/app` is imported from there, too */
import { _addOrOverwriteComponent, _getProvider, type FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';

/**
 * All that the session uses of the SDK beyond its public interface. `tests/sdk/sdkInternals.test.ts`
 * fails when a new version no longer has it.
 */
declare module 'firebase/app' {
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): TokenListeners };
  export function _addOrOverwriteComponent(app: FirebaseApp, component: object): void;
}

interface TokenListeners {
  addAuthTokenListener(listener: () => void): void;
  removeAuthTokenListener(listener: () => void): void;
}

/**
 * Calls back once the state is known, and at each change of user or token. Only as long as somebody listens
 * here does the SDK refresh its token in the background: five minutes before the token ends, and after a
 * failure again in 30 seconds, then in twice as long, up to 16 minutes. Returns the way to stop.
 */
export function listenToTokens(app: FirebaseApp, listener: () => void): () => void {
  const tokens = _getProvider(app, 'auth-internal').getImmediate();
  tokens.addAuthTokenListener(listener);
  return () => tokens.removeAuthTokenListener(listener);
}

/** The token at hand. The public `getIdToken` would ask the service for another one when this one has ended. */
export const idTokenOf = (user: User) =>
  (user as User & { stsTokenManager: { accessToken: string } }).stsTokenManager.accessToken;

/**
 * Before each call, the SDK reads from a database of its own how often it was used. Where databases hang,
 * it would wait for that until the call's time is over. Without this component it counts and sends nothing.
 */
export function disableUsageStatistics(app: FirebaseApp): void {
  _addOrOverwriteComponent(app, {
    name: 'heartbeat',
    type: 'PRIVATE',
    instanceFactory: () => ({
      triggerHeartbeat: async () => {},
      getHeartbeatsHeader: async () => '',
    }),
  });
}

/** The database of `indexedDBLocalPersistence`. */
export const sdkDatabase = {
  name: 'firebaseLocalStorageDb',
  version: 1,
  table: 'firebaseLocalStorage',
  keyPath: 'fbase_key',
} as const;

/** The key of an app's session, the same in the database, in local and in session storage. */
export const sessionKey = (apiKey: string, appName: string) =>
  `firebase:authUser:${apiKey}:${appName}`;

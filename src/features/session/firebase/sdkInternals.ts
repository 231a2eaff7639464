/* oxlint-disable no-underscore-dangle, no-shadow -- the SDK begins private names with `_`; what is declared below for `firebase/app` is imported from there, too */
import { _addOrOverwriteComponent, _getProvider, type FirebaseApp } from 'firebase/app';
import type { User } from 'firebase/auth';

/**
 * Everything that the session uses of the SDK beyond its public interface. `sdkInternals.browser.test.ts` fails if a new
 * version no longer has it.
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
 * Calls back once the state is known, and at each change of user or token. The SDK refreshes its token in the
 * background only while something listens here: five minutes before it expires, and after a failure again in 30
 * seconds, then in twice as long, up to 16 minutes. Returns a function that stops this.
 */
export function listenToTokens(app: FirebaseApp, listener: () => void): () => void {
  const tokens = _getProvider(app, 'auth-internal').getImmediate();
  tokens.addAuthTokenListener(listener);
  return () => tokens.removeAuthTokenListener(listener);
}

/** The current token. The public `getIdToken` would request another one if this one has expired. */
export const idTokenOf = (user: User) =>
  (user as User & { stsTokenManager: { accessToken: string } }).stsTokenManager.accessToken;

/**
 * Before each call, the SDK reads from a database how often it was used. If databases hang, it would wait for that
 * until the call times out. Without this component, it counts and sends nothing.
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
export const sdkDatabaseName = 'firebaseLocalStorageDb';

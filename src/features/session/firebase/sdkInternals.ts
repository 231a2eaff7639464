/* oxlint-disable no-underscore-dangle, no-shadow -- so the SDK names what is not public; what is declared is imported */
import {
  _addOrOverwriteComponent,
  _getProvider,
  type FirebaseApp,
  FirebaseError,
} from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  type Persistence,
  type User,
} from 'firebase/auth';

/**
 * All that the session uses of the SDK beyond its public interface. `sdkInternals.test.ts` holds that
 * a new version still has it.
 */
declare module 'firebase/app' {
  export function _getProvider(
    app: FirebaseApp,
    name: 'auth-internal',
  ): { getImmediate(): TokenListeners };
  export function _addOrOverwriteComponent(app: FirebaseApp, component: object): void;
}

/** The SDK refreshes its token in the background as long as somebody listens here. */
export interface TokenListeners {
  addAuthTokenListener(listener: () => void): void;
  removeAuthTokenListener(listener: () => void): void;
}

export const tokenListenersOf = (app: FirebaseApp): TokenListeners =>
  _getProvider(app, 'auth-internal').getImmediate();

/** The token at hand. What is public asks for another one when this has ended. */
export const idTokenOf = (user: User) =>
  (user as User & { stsTokenManager: { accessToken: string } }).stsTokenManager.accessToken;

/**
 * Before each call the SDK asks a database of its own how often it was used, and waits for ever where
 * databases hang. Without it, nothing is counted and nothing sent.
 */
export function leaveUsageUncounted(app: FirebaseApp): void {
  _addOrOverwriteComponent(app, {
    name: 'heartbeat',
    type: 'PRIVATE',
    instanceFactory: () => ({
      triggerHeartbeat: async () => {},
      getHeartbeatsHeader: async () => '',
    }),
  });
}

/** Where a session can be kept, under the key that the SDK gives it. */
export interface Store {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** Tells of what other tabs do. Returns the way to stop. */
  listen(key: string, listener: () => void): () => void;
}

interface SdkStore {
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: () => unknown): void;
  _removeListener(key: string, listener: () => unknown): void;
}

function open(persistence: Persistence): Store {
  const store = new (persistence as unknown as new () => SdkStore)();
  return {
    read: async (key) => store._get(key),
    write: async (key, value) => store._set(key, value),
    remove: async (key) => store._remove(key),
    listen: (key, listener) => {
      store._addListener(key, listener);
      return () => store._removeListener(key, listener);
    },
  };
}

export const openDatabase = () => open(indexedDBLocalPersistence);
export const openSessionStorage = () => open(browserSessionPersistence);
export const openMemory = () => open(inMemoryPersistence);

/** The SDK's own listener fails in the open at a record that is no JSON, so this store brings another. */
export function openLocalStorage(): Store {
  return { ...open(browserLocalPersistence), listen: listenToStorage };
}

function listenToStorage(key: string, listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** A store as `initializeAuth` takes it. */
export function toPersistence(store: Store): Persistence {
  const stops = new Map<() => unknown, () => void>();
  return class implements SdkStore {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';
    _isAvailable = async () => true;
    _get = (key: string) => store.read(key);
    _set = (key: string, value: unknown) => store.write(key, value);
    _remove = (key: string) => store.remove(key);
    _addListener = (key: string, listener: () => unknown) => {
      stops.set(
        listener,
        store.listen(key, () => void settle(listener())),
      );
    };
    _removeListener = (_key: string, listener: () => unknown) => stops.get(listener)?.();
  };
}

/**
 * The SDK asks for a new token when another tab has one that ends soon, and nobody could catch its
 * failure: the schedule of each tab does what is to be done.
 */
async function settle(work: unknown): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
  }
}

import { deleteApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  type Persistence,
  type User,
} from 'firebase/auth';

/** In the order of the specification, section 9. Without any, the SDK keeps the session in memory. */
export const allStores: readonly Persistence[] = [
  indexedDBLocalPersistence,
  browserLocalPersistence,
  browserSessionPersistence,
];

export interface AuthInstanceOptions {
  settings: FirebaseOptions;
  /** Points the instance at another address than Firebase's own, before its first request. */
  redirect: (auth: Auth) => void;
  name: string;
}

export interface UserObserver {
  readonly onUser: (user: User | null) => void;
  readonly onToken: (user: User | null) => void;
}

export interface AuthInstance {
  readonly auth: Auth;
  readonly stores: readonly Persistence[];
  /** Frees the name at once. */
  readonly close: () => Promise<void>;
}

/** The SDK's Auth on some of the stores; there is one of a name at a time. */
export function openAuth(
  { settings, redirect, name }: AuthInstanceOptions,
  stores: readonly Persistence[],
  observer?: UserObserver,
): AuthInstance {
  const app = initializeApp(settings, name);
  const auth = initializeAuth(app, { persistence: [...stores] });
  redirect(auth);
  const stops = observer
    ? [onAuthStateChanged(auth, observer.onUser), onIdTokenChanged(auth, observer.onToken)]
    : [];
  const close = () => {
    for (const stop of stops) stop();
    return deleteApp(app);
  };
  return { auth, stores, close };
}

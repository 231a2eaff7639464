import { deleteApp, type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { Identity, SessionUser, SignInResult, SignOutResult } from '../identity.ts';
import { signInMessage } from '../signInMessages.ts';
import { fetchPasswordPolicy } from './fetchPasswordPolicy.ts';

export interface FirebaseIdentityOptions {
  settings: FirebaseOptions & { apiKey: string };
  /** Points a new Auth instance at another address than Firebase's own, before its first request. */
  redirect?: (auth: Auth) => void;
  /** Distinguishes several instances in one page. */
  name?: string;
}

/**
 * The identity service on the Firebase SDK. The stores come in the order of the specification,
 * section 9. Without a popup resolver no third-party script is ever loaded.
 */
export function createFirebaseIdentity({
  settings,
  redirect = () => {},
  name = '[DEFAULT]',
}: FirebaseIdentityOptions): Identity {
  // What the SDK has to say may quote what it was answered, and is for nobody who reads a console.
  setLogLevel('silent');
  const app = initializeApp(settings, name);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  redirect(auth);

  return {
    observeUser: (listener) =>
      onAuthStateChanged(auth, (user) => listener(user && toSessionUser(user))),
    signIn: (email, password) => signInWith(auth, email, password),
    signOut: () => signOutOf(auth),
    fetchPasswordPolicy: () => fetchPasswordPolicy(settings, redirect),
    dispose: () => deleteApp(app),
  };
}

async function signInWith(auth: Auth, email: string, password: string): Promise<SignInResult> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { success: true, user: toSessionUser(user) };
  } catch (error) {
    const code = codeOf(error);
    return { success: false, code, message: signInMessage(code) };
  }
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

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function toSessionUser(user: User): SessionUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, isAnonymous } = user;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    isAnonymous,
    tenantId: user.tenantId,
    providerData: user.providerData,
    metadata: {
      creationTime: user.metadata.creationTime,
      lastSignInTime: user.metadata.lastSignInTime,
    },
  };
}

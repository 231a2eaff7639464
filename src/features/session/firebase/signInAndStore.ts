import { type Auth, beforeAuthStateChanged, signInWithEmailAndPassword } from 'firebase/auth';
import type { SignInFailure } from '../authClient.ts';
import { codeOf, failureOf } from './failureOf.ts';

/** What the SDK may take to store or remove a session. */
export const storageMs = 2000;

export interface SignInEvents {
  /** The service has accepted the password, and the SDK begins to store the session. */
  readonly onAccepted: () => void;
  /** The SDK has stored the session. May come after `unstored`. */
  readonly onStored: () => void;
}

/**
 * `stored` once the session is stored. `unstored` where the password was right, but the SDK could not store the
 * session, or not in time.
 */
export async function signInAndStore(
  auth: Auth,
  email: string,
  password: string,
  { onAccepted, onStored }: SignInEvents,
): Promise<SignInFailure | 'stored' | 'unstored'> {
  let isAccepted = false;
  let stopListening = () => {};
  const late = new Promise<'unstored'>((resolve) => {
    stopListening = beforeAuthStateChanged(auth, (user) => {
      if (!user) return;
      isAccepted = true;
      onAccepted();
      setTimeout(resolve, storageMs, 'unstored');
    });
  });
  const storing = signInWithEmailAndPassword(auth, email, password).then(() => {
    onStored();
    return 'stored' as const;
  });
  try {
    return await Promise.race([storing, late]);
  } catch (error) {
    return isAccepted ? 'unstored' : failureOf(codeOf(error));
  } finally {
    stopListening();
  }
}

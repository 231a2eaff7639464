import { type Auth, beforeAuthStateChanged, signInWithEmailAndPassword } from 'firebase/auth';
import type { SignInFailure } from '../authClient.ts';
import { codeOf } from './sdkErrors.ts';

/** How long the SDK may take to store or remove a session, in milliseconds. */
export const storageMs = 2000;

export interface SignInEvents {
  /** The service has accepted the password, and the SDK begins to store the session. */
  readonly onAccepted: () => void;
  /** The SDK could not store the session, or not in time. */
  readonly onUnstored: () => void;
  /** The SDK has stored the session. May come after `onUnstored`. */
  readonly onStored: () => void;
}

/** Null once the session is stored, or `onUnstored` was called. */
export async function signInAndStore(
  auth: Auth,
  email: string,
  password: string,
  { onAccepted, onUnstored, onStored }: SignInEvents,
): Promise<SignInFailure | null> {
  let isAccepted = false;
  let stopListening = () => {};
  const late = new Promise<false>((resolve) => {
    stopListening = beforeAuthStateChanged(auth, (user) => {
      if (!user) return;
      isAccepted = true;
      onAccepted();
      setTimeout(resolve, storageMs, false);
    });
  });
  const storing = signInWithEmailAndPassword(auth, email, password).then(() => {
    onStored();
    return true;
  });
  try {
    const isStored = await Promise.race([storing, late]);
    if (!isStored) onUnstored();
  } catch (error) {
    if (!isAccepted) return { code: codeOf(error) };
    onUnstored();
  } finally {
    stopListening();
  }
  return null;
}

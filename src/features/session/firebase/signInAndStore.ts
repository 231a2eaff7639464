import { type Auth, beforeAuthStateChanged, signInWithEmailAndPassword } from 'firebase/auth';
import { withTimeout } from '../../withTimeout.ts';

/** How long the SDK may take to store or remove a session, in milliseconds. */
export const storageMs = 2000;

/**
 * Rejects if the service refuses the password, or if the SDK cannot store the session in time.
 * @param onAccepted called in between: the service has accepted the password
 */
export async function signInAndStore(
  auth: Auth,
  email: string,
  password: string,
  onAccepted: () => void,
): Promise<void> {
  let stopListening = () => {};
  const isAccepted = new Promise<void>((resolve) => {
    stopListening = beforeAuthStateChanged(auth, (user) => {
      if (!user) return;
      onAccepted();
      resolve();
    });
  });
  const stored = signInWithEmailAndPassword(auth, email, password);
  const late = isAccepted.then(() => withTimeout(stored, storageMs));
  await Promise.race([stored, late]).finally(stopListening);
}

import type { User } from 'firebase/auth';
import { createStore } from '../../store.ts';
import type { AuthState, Ending, SessionUser } from '../authClient.ts';
import type { CallPolicy } from './guardFetch.ts';
import { claimsOf } from './json.ts';
import { idTokenOf } from './sdkInternals.ts';

/** Who is signed in; undefined until that is known. */
export function createCurrentSession() {
  const { getState, setState, subscribe } = createStore<AuthState | undefined>(undefined);
  const shownUid = () => getState()?.user?.uid;
  /**
   * Whether the SDK's `currentUser` is the signed-in user. False from the end of the session until the SDK has removed
   * the user.
   */
  let sdkUserCounts = true;
  let calls = new AbortController();

  /** The SDK's next `currentUser` counts. */
  const begin = () => {
    sdkUserCounts = true;
    calls.abort();
    calls = new AbortController();
  };

  /** Nobody is signed in from now on, whatever the SDK still holds. */
  const end = (cause: 'nobody' | Ending) => {
    sdkUserCounts = false;
    calls.abort();
    setState({ user: null, cause });
  };

  /** Called with the SDK's `currentUser` at each change. */
  const adoptUser = (user: User | null) => {
    // The SDK holds nobody now. The next user it holds has signed in after that, perhaps in another tab.
    if (!user) begin();
    if (user && sdkUserCounts) setState({ user: toSessionUser(user) });
    // `end` has already set a cause, which 'nobody' would overwrite.
    else if (getState()?.user !== null) setState({ user: null, cause: 'nobody' });
  };

  /** The user has just signed in here. */
  const adoptNewUser = (user: User) => {
    if (!sdkUserCounts) begin();
    adoptUser(user);
  };

  /** For a call on behalf of the user signed in now. */
  const forCall = (onEnded: (cause: Ending) => void): NonNullable<CallPolicy['session']> => {
    const { signal } = calls;
    const uid = shownUid();
    return {
      uid,
      signal,
      onEnded: (cause) => {
        // Another user may have signed in since, in another tab.
        if (!signal.aborted && uid === shownUid()) onEnded(cause);
      },
    };
  };

  return { getState, subscribe, end, adoptUser, adoptNewUser, forCall };
}

function toSessionUser(user: User): SessionUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, isAnonymous } = user;
  const { tenantId, providerData, metadata } = user;
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
    metadata,
  };
}

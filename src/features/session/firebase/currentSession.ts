import type { User } from 'firebase/auth';
import { createStore } from '../../store.ts';
import type { AuthState, Ending, SessionUser } from '../authClient.ts';
import type { CallPolicy } from './guardFetch.ts';
import { claimsOf } from './json.ts';
import { idTokenOf } from './sdkInternals.ts';

/** Who is signed in; undefined as long as that is unknown. */
export function createCurrentSession() {
  const { getState, setState, subscribe } = createStore<AuthState | undefined>(undefined);
  const shownUid = () => getState()?.user?.uid;
  /**
   * Aborts the calls of the current session. Aborted also means: it has ended, and the SDK's `currentUser` is ignored.
   */
  let calls = new AbortController();

  /** The service has accepted a password, so the SDK's next `currentUser` counts. */
  const begin = () => {
    calls.abort();
    calls = new AbortController();
  };

  /** Nobody is signed in from now on. Until the SDK has removed its `currentUser`, that one counts as nobody. */
  const end = (cause: 'nobody' | Ending) => {
    calls.abort();
    setState({ user: null, cause });
  };

  /** Takes over the SDK's `currentUser`. */
  const follow = (held: User | null) => {
    // The SDK has removed its user, here or in another tab, so its next one is new, and counts.
    if (!held) begin();
    if (held && !calls.signal.aborted) setState({ user: toSessionUser(held) });
    // Not over a state that `end` has set, because that has its cause.
    else if (getState()?.user !== null) setState({ user: null, cause: 'nobody' });
  };

  /** For a call on behalf of whoever is signed in now. */
  const callPolicy = (onEnded: (cause: Ending) => void): NonNullable<CallPolicy['session']> => {
    const { signal } = calls;
    const uid = shownUid();
    return {
      uid,
      signal,
      onEnded: (cause) => {
        // Somebody else may have signed in since, in another tab.
        if (!signal.aborted && uid === shownUid()) onEnded(cause);
      },
    };
  };

  return { getState, subscribe, begin, end, follow, callPolicy };
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

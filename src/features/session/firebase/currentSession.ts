import type { User } from 'firebase/auth';
import { createStore, type Store } from '../../store.ts';
import type { AuthState, Ending, SessionUser } from '../authClient.ts';
import type { CallPolicy } from './guardFetch.ts';
import { claimsOf } from './idToken.ts';
import { idTokenOf } from './sdkInternals.ts';

/** Who is signed in; undefined as long as that is unknown. */
export interface CurrentSession extends Store<AuthState | undefined> {
  /** Takes over the SDK's `currentUser`. */
  readonly follow: (user: User | null) => void;
  /** The service has accepted a password, so the SDK's next `currentUser` counts. */
  readonly begin: () => void;
  /** Nobody is signed in from now on. Until the SDK has removed its `currentUser`, that one counts as nobody. */
  readonly end: (why: 'nobody' | Ending) => void;
  /** For a call on behalf of whoever is signed in now. */
  readonly callPolicy: (onEnded: (how: Ending) => void) => NonNullable<CallPolicy['session']>;
}

export function createCurrentSession(): CurrentSession {
  const { getState, setState, subscribe } = createStore<AuthState | undefined>(undefined);
  const shownUid = () => getState()?.user?.uid;
  /** Aborts the calls on behalf of whoever is signed in. Stays aborted as long as `currentUser` counts as nobody. */
  let calls = new AbortController();

  const begin = () => {
    calls.abort();
    calls = new AbortController();
  };

  return {
    getState,
    subscribe,
    follow: (held) => {
      // The SDK has removed its user, here or in another tab.
      if (!held) begin();
      if (held && !calls.signal.aborted) setState({ user: toSessionUser(held) });
      // A state without a user already says why nobody is signed in.
      else if (getState()?.user !== null) setState({ user: null, why: 'nobody' });
    },
    begin,
    end: (why) => {
      calls.abort();
      setState({ user: null, why });
    },
    callPolicy: (onEnded) => {
      const { signal } = calls;
      const uid = shownUid();
      return {
        uid,
        signal,
        onEnded: (how) => {
          // Somebody else may have signed in since, in another tab.
          if (!signal.aborted && uid === shownUid()) onEnded(how);
        },
      };
    },
  };
}

function toSessionUser(user: User): SessionUser {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber, isAnonymous } = user;
  const { tenantId, providerData } = user;
  const { creationTime, lastSignInTime } = user.metadata;
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
    metadata: { creationTime, lastSignInTime },
  };
}

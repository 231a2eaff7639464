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
  /** The service has accepted a password, so the SDK's next `currentUser` counts again. */
  readonly begin: () => void;
  /**
   * Nobody is signed in from now on, although the SDK may keep its `currentUser` for a while, which then counts as
   * nobody. Returns what to call once the SDK has removed the user.
   */
  readonly end: (why: 'nobody' | Ending) => () => void;
  /** For a call on behalf of whoever is signed in now. */
  readonly callPolicy: (onEnded: (how: Ending) => void) => NonNullable<CallPolicy['session']>;
}

export function createCurrentSession(): CurrentSession {
  const { getState, setState, subscribe } = createStore<AuthState | undefined>(undefined);
  /** Counts each change of who is signed in. The answer to a call of an earlier epoch ends no session. */
  let epoch = 0;
  /** Aborted as long as the SDK's `currentUser` counts as nobody. */
  let calls = new AbortController();

  return {
    getState,
    subscribe,
    follow: (held) => {
      const user = calls.signal.aborted ? null : held;
      const shown = getState()?.user;
      if (user?.uid !== shown?.uid) epoch += 1;
      if (user) setState({ user: toSessionUser(user) });
      // A state without a user already says why nobody is signed in.
      else if (shown !== null) setState({ user: null, why: 'nobody' });
    },
    begin: () => {
      calls = new AbortController();
    },
    end: (why) => {
      epoch += 1;
      const ended = epoch;
      calls.abort();
      setState({ user: null, why });
      return () => {
        if (ended === epoch) calls = new AbortController();
      };
    },
    callPolicy: (onEnded) => {
      const asked = epoch;
      return {
        uid: getState()?.user?.uid,
        signal: calls.signal,
        onEnded: (how) => {
          if (asked === epoch) onEnded(how);
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

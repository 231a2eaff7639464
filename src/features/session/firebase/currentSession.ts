import type { User } from 'firebase/auth';
import { createStore, type Store } from '../../store.ts';
import type { AuthState, Ending, SessionUser } from '../authClient.ts';
import type { CallPolicy } from './guardFetch.ts';
import { claimsOf } from './idToken.ts';
import { idTokenOf } from './sdkInternals.ts';

/** Who is signed in, undefined as long as that is unknown, and what still belongs to them. */
export interface CurrentSession extends Store<AuthState | undefined> {
  /** Takes over whom the SDK holds. */
  readonly follow: (user: User | null) => void;
  /** From now on the SDK holds somebody whom the service has accepted. */
  readonly begin: () => void;
  /**
   * Nobody is signed in from now on, and whom the SDK holds counts as nobody. Returns what to call when it holds
   * nobody any more.
   */
  readonly end: (why: 'nobody' | Ending) => () => void;
  /** For a call on behalf of whoever is signed in now. */
  readonly callPolicy: (onEnded: (how: Ending) => void) => NonNullable<CallPolicy['session']>;
}

export function createCurrentSession(): CurrentSession {
  const { getState, setState, subscribe } = createStore<AuthState | undefined>(undefined);
  /** Counts who has come and gone: what was begun in an earlier epoch changes nothing any more. */
  let epoch = 0;
  /** Aborted as long as whom the SDK holds counts as nobody. */
  let calls = new AbortController();

  return {
    getState,
    subscribe,
    follow: (held) => {
      const user = calls.signal.aborted ? null : held;
      const shown = getState()?.user;
      if (user?.uid !== shown?.uid) epoch += 1;
      if (user) setState({ user: toSessionUser(user) });
      // Where nobody was before, why that is has been said already.
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

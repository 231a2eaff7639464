import { createStore, type Store } from '../store.ts';
import type { AuthClient, SessionUser, SignInFailure } from './authClient.ts';
import { hasFlag, removeFlag, type Storages, setFlag, signedInFlag } from './storage.ts';
import type { SignOutCause, TabLink } from './tabLink.ts';

/** `start`: nobody was signed in when the page was loaded. */
export type SignedOutCause = 'start' | SignOutCause;

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly cause: SignedOutCause }
  | { readonly status: 'signedIn'; readonly cause: 'start' | 'signIn'; readonly user: SessionUser };

export interface SignInActions
  extends Pick<AuthClient, 'fetchPasswordRules' | 'loadPasswordLinks'> {
  /** Null when it succeeded: the state has changed by then, and says who is signed in. Never rejects. */
  readonly signIn: (email: string, password: string) => Promise<SignInFailure | null>;
}

export interface Session extends Store<SessionState>, SignInActions {
  /** What the page begins with, and the prerendered page shows. */
  readonly getInitialState: () => SessionState;
  /** Signed out at once, whatever the identity service answers. */
  readonly signOut: () => void;
  /** Whether the account that is shown is still the one whose session the device keeps. Never rejects. */
  readonly isCurrent: () => Promise<boolean>;
}

export interface SessionOptions {
  authClient: AuthClient;
  /** Where the flag is stored: the browser's own, but for tests and stories. */
  storages?: Storages;
  /** Whether the page has begun with the flag `isAuthenticated`, where that is known already. */
  isReturning?: boolean;
  /** The other tabs, where there can be any. */
  tabs?: TabLink;
}

/** Holds who is signed in, from the first subscription to the identity service on. */
export function createSession({
  authClient,
  storages,
  isReturning,
  tabs,
}: SessionOptions): Session {
  // Without the flag nobody is expected, and the sign-in page need not wait.
  const initialState: SessionState =
    (isReturning ?? hasFlag(signedInFlag, storages))
      ? { status: 'unknown' }
      : { status: 'signedOut', cause: 'start' };
  const { getState, subscribe, ...store } = createStore<SessionState>(initialState);
  /** Until somebody has said who is signed in, the state is what the flag suggests. */
  let isKnown = false;

  const setState = (next: SessionState) => {
    isKnown = true;
    if (next.status === 'signedIn') setFlag(signedInFlag, storages);
    else removeFlag(signedInFlag, storages);
    store.setState(next);
  };

  const setSignedIn = (user: SessionUser) => {
    const state = getState();
    if (state.status === 'signedIn' && state.user.uid === user.uid) return;
    setState({ status: 'signedIn', cause: isKnown ? 'signIn' : 'start', user });
  };

  const setSignedOut = (cause: SignedOutCause) => {
    const state = getState();
    if (state.status !== 'signedOut') setState({ status: 'signedOut', cause });
    // Listeners are told that it is no longer a guess.
    else if (!isKnown) setState(state);
  };

  /** Logs a failure as docs/specification.md, section 8, words it. */
  const removeUser = async () => {
    try {
      const { success, message } = await authClient.signOut();
      if (!success) console.error(message);
    } catch {
      console.error('Logout error');
    }
  };

  authClient.subscribe(() => {
    const next = authClient.getState();
    if (!next) return;
    if (next.user) return setSignedIn(next.user);
    if (next.cause === 'nobody') {
      return setSignedOut(getState().status === 'unknown' ? 'start' : 'ended');
    }
    setSignedOut(next.cause);
    tabs?.announce(next.cause);
  });

  // A message is faster than the shared storage. This tab's SDK is told to sign out before a call that is under way in it
  // can store the session again.
  tabs?.onSignedOut((cause) => {
    if (isKnown && getState().status === 'signedOut') return;
    setSignedOut(cause);
    void removeUser();
  });

  return {
    getState,
    getInitialState: () => initialState,
    subscribe,
    signIn: (email, password) =>
      authClient.signIn(email, password).catch(() => ({ code: undefined })),
    signOut: () => {
      setSignedOut('signOut');
      void removeUser();
      tabs?.announce('signOut');
    },
    isCurrent: async () => {
      const state = getState();
      return state.status !== 'signedIn' || authClient.isStored(state.user.uid);
    },
    fetchPasswordRules: authClient.fetchPasswordRules,
    loadPasswordLinks: authClient.loadPasswordLinks,
  };
}

import { createStore, type Store } from '../store.ts';
import type { AuthClient, SessionUser, SignInFailure } from './authClient.ts';
import type { SignedInFlag } from './storage.ts';
import type { SessionEnd, TabLink } from './tabLink.ts';

/** `start`: nobody was signed in when the page was loaded. */
export type SignedOutCause = 'start' | SessionEnd;

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly cause: SignedOutCause }
  | { readonly status: 'signedIn'; readonly cause: 'start' | 'signIn'; readonly user: SessionUser };

export interface SignInActions
  extends Pick<AuthClient, 'fetchPasswordRules' | 'loadPasswordReset'> {
  /** Null on success: by then the state has changed, and says who is signed in. Never rejects. */
  readonly signIn: (email: string, password: string) => Promise<SignInFailure | null>;
}

export interface Session extends Store<SessionState>, SignInActions {
  /** The state that the page starts with, which the prerendered page shows. */
  readonly getInitialState: () => SessionState;
  /** Signs out at once, whatever the identity service answers. */
  readonly signOut: () => void;
}

export interface SessionOptions {
  authClient: AuthClient;
  flag: SignedInFlag;
  /** Whether the page started with the flag `isAuthenticated`, if that is known. */
  isReturning?: boolean;
  /** The other tabs, if there can be any. */
  tabs?: TabLink;
}

/** Knows who is signed in, from the first subscription to the identity service on. */
export function createSession({ authClient, flag, isReturning, tabs }: SessionOptions): Session {
  // Without the flag nobody is expected, so the sign-in page need not wait.
  const initialState: SessionState =
    (isReturning ?? flag.isSet()) ? { status: 'unknown' } : { status: 'signedOut', cause: 'start' };
  const { getState, subscribe, ...store } = createStore<SessionState>(initialState);
  /** Whether the service has answered. Until then, the state is what the flag suggests. */
  let isKnown = false;

  const setState = (next: SessionState) => {
    isKnown = true;
    if (next.status === 'signedIn') flag.set(next.user.uid);
    else flag.remove();
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
    // Listeners learn that it is no longer a guess.
    else if (!isKnown) setState(state);
  };

  /** Logs a failure in the words of docs/specification.md, section 8. */
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

  // Another tab has signed out, and its message is faster than the shared storage. This tab signs out before one of its
  // pending calls can store the session again.
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
    fetchPasswordRules: authClient.fetchPasswordRules,
    loadPasswordReset: authClient.loadPasswordReset,
  };
}

import { createStore, type Store } from '../store.ts';
import type { AuthClient, Ending, SessionUser, SignInFailure } from './authClient.ts';
import { type FailureText, signInFailures } from './signInFailures.ts';
import { createFlags, type Storages, signedInFlag } from './storage.ts';
import type { TabLink } from './tabLink.ts';

/** `start`: so it was when the page was loaded. An ending comes without a press on Sign Out, in any tab. */
type SignOutCause = 'start' | 'signOut' | Ending;

type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly cause: SignOutCause }
  | { readonly status: 'signedIn'; readonly cause: 'start' | 'signIn'; readonly user: SessionUser };

/** Why a sign-in failed, in the portal's words: docs/specification.md, section 8. */
interface FailedSignIn extends Omit<FailureText, 'sentence'> {
  readonly code: SignInFailure;
  readonly message: string;
}

export interface Session extends Store<SessionState> {
  /** What the page begins with, and the prerendered page shows. */
  readonly getInitialState: () => SessionState;
  /** Null when it succeeded: the state has changed by then, and says who is signed in. Never rejects. */
  readonly signIn: (email: string, password: string) => Promise<FailedSignIn | null>;
  /** Signed out at once, whatever the identity service answers. */
  readonly signOut: () => void;
  readonly fetchPasswordRules: AuthClient['fetchPasswordRules'];
}

export interface SessionOptions {
  authClient: AuthClient;
  /** The browser's own, but for tests and stories. */
  storages?: Storages;
  /** Whether the page has begun with the flag `isAuthenticated`, where that is known already. */
  isReturning?: boolean;
  /** The name of the flag that is set while a user who has pressed Sign Out may still be stored. */
  unfinishedSignOutFlag: string;
  /** Takes the line about a failed sign-out: docs/specification.md, section 8. */
  log?: (line: string) => void;
  /** The other tabs, where there can be any. */
  tabs?: TabLink;
}

/** Holds who is signed in, from the first subscription to the identity service on. */
export function createSession({
  authClient,
  storages,
  isReturning,
  unfinishedSignOutFlag,
  log = (line) => console.error(line),
  tabs,
}: SessionOptions): Session {
  const flags = createFlags(storages);
  // Without the flag nobody is expected, and the sign-in page need not wait. Should somebody be signed in all
  // the same, the portal follows.
  const initialState: SessionState =
    (isReturning ?? flags.has(signedInFlag))
      ? { status: 'unknown' }
      : { status: 'signedOut', cause: 'start' };
  const { getState, subscribe, ...store } = createStore<SessionState>(initialState);

  const setState = (next: SessionState) => {
    if (next.status === 'signedIn') flags.set(signedInFlag);
    else flags.remove(signedInFlag);
    store.setState(next);
  };

  const setSignedIn = (user: SessionUser) => {
    const state = getState();
    if (state.status === 'signedIn' && state.user.uid === user.uid) return;
    setState({ status: 'signedIn', cause: state.status === 'unknown' ? 'start' : 'signIn', user });
  };

  const setSignedOut = (cause: SignOutCause) => {
    if (getState().status !== 'signedOut') setState({ status: 'signedOut', cause });
    // Without the flag, the state at the beginning was a guess, which now is certain.
    else if (getState() === initialState) setState({ ...initialState });
  };

  const removeUser = async () => {
    try {
      const { success, message } = await authClient.signOut();
      if (success) flags.remove(unfinishedSignOutFlag);
      else log(message);
    } catch {
      log('Logout error');
    }
  };

  // A sign-out in an earlier page could not remove the stored user.
  if (flags.has(unfinishedSignOutFlag)) void removeUser();

  authClient.onAuthStateChanged((next) => {
    if (next.user) return setSignedIn(next.user);
    if (next.why !== 'nobody') setSignedOut(next.why);
    else setSignedOut(getState().status === 'unknown' ? 'start' : 'ended');
  });

  // Word of it comes before the shared storage tells of it, and before anything under way in this tab can
  // store the session again.
  tabs?.onSignOut(() => {
    if (getState().status === 'signedOut' && getState() !== initialState) return;
    setSignedOut('signOut');
    void removeUser();
  });

  return {
    getState,
    getInitialState: () => initialState,
    subscribe,
    signIn: async (email, password) => {
      const code = await authClient.signIn(email, password).catch(() => 'exception' as const);
      if (code === null) {
        flags.remove(unfinishedSignOutFlag);
        return null;
      }
      const { sentence, ...rest } = signInFailures[code];
      return { code, message: sentence, ...rest };
    },
    signOut: () => {
      flags.set(unfinishedSignOutFlag);
      setSignedOut('signOut');
      void removeUser();
      tabs?.announceSignOut();
    },
    fetchPasswordRules: () => authClient.fetchPasswordRules(),
  };
}

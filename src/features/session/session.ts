import type { AuthClient, PasswordPolicy, SessionUser, SignInFailure } from './authClient.ts';
import { createFlags, type Storages, signedInFlag } from './sessionFlags.ts';
import { signInFailures } from './signInFailures.ts';
import type { TabLink } from './tabLink.ts';

/** `start`: so it was when the page was loaded. `ended`: without a press on Sign Out, in any tab. */
type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly cause: 'start' | 'signOut' | 'ended' }
  | { readonly status: 'signedIn'; readonly cause: 'start' | 'signIn'; readonly user: SessionUser };

/** What a sign-in comes to: docs/specification.md, section 7. */
type SignInOutcome =
  | { readonly success: true; readonly user: SessionUser }
  | { readonly success: false; readonly code: SignInFailure; readonly message: string };

export interface Session {
  readonly getState: () => SessionState;
  /** What the page begins with, and the built page shows. */
  readonly getInitialState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The state has changed by the time it resolves. */
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>;
  /** Signed out at once, whatever the identity service answers. */
  readonly signOut: () => void;
  readonly fetchPasswordPolicy: () => Promise<PasswordPolicy | null>;
}

export interface SessionOptions {
  authClient: AuthClient;
  /** For what must outlive the page. */
  storages: Storages;
  /** Whether the page has begun with the flag `isAuthenticated`, where that is known already. */
  isReturning?: boolean;
  /** The name of the flag that stands while a user who has pressed Sign Out may still be stored. */
  unfinishedSignOutFlag: string;
  /** Takes the line that a failed sign-out leaves. */
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
  const listeners = new Set<() => void>();
  // Without the flag, there is nothing to wait for. Should somebody be signed in, that follows.
  const initialState: SessionState =
    (isReturning ?? flags.has(signedInFlag))
      ? { status: 'unknown' }
      : { status: 'signedOut', cause: 'start' };
  let state: SessionState = initialState;
  let isReported = false;

  const become = (next: SessionState) => {
    state = next;
    if (next.status === 'signedIn') flags.set(signedInFlag);
    else flags.remove(signedInFlag);
    for (const listener of listeners) listener();
  };

  const becomeSignedIn = (user: SessionUser) => {
    if (state.status === 'signedIn' && state.user.uid === user.uid) return;
    become({ status: 'signedIn', cause: state.status === 'unknown' ? 'start' : 'signIn', user });
  };

  const becomeSignedOut = (cause: 'start' | 'signOut' | 'ended') => {
    if (state.status !== 'signedOut') become({ status: 'signedOut', cause });
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

  // Of an earlier page.
  if (flags.has(unfinishedSignOutFlag)) void removeUser();

  authClient.onAuthStateChanged((report) => {
    isReported = true;
    if (report.user) return becomeSignedIn(report.user);
    const isFirst = state.status === 'unknown';
    becomeSignedOut(isFirst && report.why === 'nobody' ? 'start' : 'ended');
  });

  // Sooner than the storage that the tabs share tells of it, and before anything under way in this
  // tab writes the session back.
  tabs?.onSignOut(() => {
    if (isReported && state.status === 'signedOut') return;
    becomeSignedOut('signOut');
    void removeUser();
  });

  return {
    getState: () => state,
    getInitialState: () => initialState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: async (email, password) => {
      const result = await authClient.signIn(email, password);
      if (!result.success) return { ...result, message: signInFailures[result.code].sentence };
      flags.remove(unfinishedSignOutFlag);
      return result;
    },
    signOut: () => {
      flags.set(unfinishedSignOutFlag);
      becomeSignedOut('signOut');
      void removeUser();
      tabs?.announceSignOut();
    },
    fetchPasswordPolicy: () => authClient.fetchPasswordPolicy(),
  };
}

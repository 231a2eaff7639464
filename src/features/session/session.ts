import type { Identity, PasswordPolicy, SessionUser, SignInResult } from './identity.ts';
import { createFlags, type Storages } from './sessionFlags.ts';
import type { TabLink } from './tabLink.ts';

/** `start`: so it was when the page was loaded. `ended`: without a press on Sign Out, in any tab. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly cause: 'start' | 'signOut' | 'ended' }
  | { readonly status: 'signedIn'; readonly cause: 'start' | 'signIn'; readonly user: SessionUser };

export interface Session {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly signIn: (email: string, password: string) => Promise<SignInResult>;
  /** Signed out at once, whatever the identity service answers (decision 6). */
  readonly signOut: () => void;
  readonly fetchPasswordPolicy: () => Promise<PasswordPolicy | null>;
}

export interface SessionOptions {
  identity: Identity;
  /** For what must outlive the page. */
  storages: Storages;
  /** Takes the line that a failed sign-out leaves. */
  log?: (line: string) => void;
  /** The other tabs, where there can be any. */
  tabs?: TabLink;
  /** Begins what runs as long as somebody is signed in, and returns the way to end it. */
  whileSignedIn?: () => () => void;
}

/** The specification, section 3. A hint for other code of this origin; it decides nothing here. */
export const signedInFlag = 'isAuthenticated';
/** Stands while the identity service may still hold a user who has pressed Sign Out. */
export const unfinishedSignOutFlag = 'signOutUnfinished';

/** Holds who is signed in, from the first subscription to the identity service on. */
export function createSession({
  identity,
  storages,
  log = (line) => console.error(line),
  tabs,
  whileSignedIn = () => () => {},
}: SessionOptions): Session {
  const flags = createFlags(storages);
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'unknown' };
  /** Since a press on Sign Out that this page knows of; the flag tells of those of other pages. */
  let isLeaving = false;
  let leaveSignedIn: (() => void) | undefined;

  const become = (next: SessionState) => {
    state = next;
    leaveSignedIn?.();
    leaveSignedIn = next.status === 'signedIn' ? whileSignedIn() : undefined;
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

  const finishSignOut = async () => {
    try {
      const { success, message } = await identity.signOut();
      if (!success) return log(message);
      isLeaving = false;
      flags.remove(unfinishedSignOutFlag);
    } catch {
      log('Logout error');
    }
  };

  const leave = () => {
    isLeaving = true;
    flags.set(unfinishedSignOutFlag);
    becomeSignedOut('signOut');
    void finishSignOut();
  };

  identity.observeUser((report) => {
    const isStart = state.status === 'unknown';
    const isUnfinished = isLeaving || flags.has(unfinishedSignOutFlag);
    if (report.user && !isUnfinished) return becomeSignedIn(report.user);
    const isEnd = report.user === null && report.why === 'ended';
    becomeSignedOut(isStart && !isEnd ? 'start' : 'ended');
    if (isStart && isUnfinished) void finishSignOut();
  });
  // Sooner than the storage that the tabs share tells of it, and before anything under way in this
  // tab writes the session back.
  tabs?.onSignOut(() => {
    if (state.status !== 'signedOut') leave();
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: async (email, password) => {
      const result = await identity.signIn(email, password);
      if (result.success) {
        isLeaving = false;
        flags.remove(unfinishedSignOutFlag);
        becomeSignedIn(result.user);
      }
      return result;
    },
    signOut: () => {
      leave();
      tabs?.announceSignOut();
    },
    fetchPasswordPolicy: () => identity.fetchPasswordPolicy(),
  };
}

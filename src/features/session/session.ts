import { createStore, type Store } from '../store.ts';
import type { AuthClient, SignInFailure } from './authClient.ts';
import {
  type Effect,
  initialMachine,
  type SessionEvent,
  type SessionState,
  transition,
} from './sessionMachine.ts';
import type { SignedInFlag } from './storage.ts';
import type { TabChannel } from './tabChannel.ts';

export type { SessionState, SignedOutCause } from './sessionMachine.ts';

export interface SignInActions
  extends Pick<AuthClient, 'fetchPasswordRules' | 'loadPasswordReset'> {
  /** Null on success: by then the state has changed, and says who is signed in. Never rejects. */
  readonly signIn: (email: string, password: string) => Promise<SignInFailure | null>;
}

export interface Session extends Store<SessionState>, SignInActions {
  /** The state that the page starts with, which the prerendered page shows. */
  readonly getInitialState: () => SessionState;
  /** Signs out at once, whatever the identity service's response. */
  readonly signOut: () => void;
}

export interface SessionOptions {
  authClient: AuthClient;
  flag: SignedInFlag;
  /** Whether the page started with the flag `isAuthenticated`, if that is known. */
  isReturning?: boolean;
  /** The other tabs, if there can be any. */
  tabs?: TabChannel;
}

/** Holds the state of the session, and carries out the decisions of `sessionMachine.ts` about every event. */
export function createSession({ authClient, flag, isReturning, tabs }: SessionOptions): Session {
  let machine = initialMachine(isReturning ?? flag.isSet());
  const { shown: initialState } = machine;
  const { getState, setState, subscribe } = createStore(initialState);

  const carryOut = (effect: Effect) => {
    switch (effect.type) {
      case 'setFlag':
        return flag.set(effect.uid);
      case 'removeFlag':
        return flag.remove();
      case 'removeUser':
        return void removeUser();
      case 'tellOtherTabs':
        return tabs?.announce(effect.cause);
    }
  };

  const handle = (event: SessionEvent) => {
    const { shown, hasStarted } = machine;
    const [next, effects] = transition(machine, event);
    machine = next;
    for (const effect of effects) carryOut(effect);
    // At the end of a start that shows the form already, the portal's loader deletes the plan stored for offline use.
    if (next.shown !== shown || next.hasStarted !== hasStarted) setState(next.shown);
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

  authClient.connect({
    report: handle,
    hasStarted: () => machine.hasStarted,
    isRemoving: () => machine.isRemoving,
  });
  // Another tab's message is faster than the shared storage, and arrives before a pending call can store its session.
  tabs?.onEnded((cause) => handle({ type: 'endedInOtherTab', cause }));

  return {
    getState,
    getInitialState: () => initialState,
    subscribe,
    signIn: (email, password) =>
      authClient.signIn(email, password).catch(() => ({ code: undefined })),
    signOut: () => handle({ type: 'signOutPressed' }),
    fetchPasswordRules: authClient.fetchPasswordRules,
    loadPasswordReset: authClient.loadPasswordReset,
  };
}

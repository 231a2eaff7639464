import type { AuthEvent, Ending, SessionUser } from './authClient.ts';

/** The reason why nobody is signed in any longer. */
export type SessionEnd = 'signOut' | Ending;

/** `start`: nobody was signed in when the page was loaded. */
export type SignedOutCause = 'start' | SessionEnd;

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut'; readonly cause: SignedOutCause }
  | { readonly status: 'signedIn'; readonly cause: 'start' | 'signIn'; readonly user: SessionUser };

export interface Machine {
  readonly shown: SessionState;
  /** Whether the start is over. Until then, `shown` may be what the flag suggests. */
  readonly hasStarted: boolean;
  /** Whether a user who has left is still being removed. Until the SDK holds nobody, the SDK's user does not count. */
  readonly isRemoving: boolean;
}

export type SessionEvent =
  | AuthEvent
  | { readonly type: 'signOutPressed' }
  | { readonly type: 'endedInOtherTab'; readonly cause: SessionEnd };

export type Effect =
  | { readonly type: 'setFlag'; readonly uid: string }
  | { readonly type: 'removeFlag' }
  /** From the SDK and its storage. Calls for that user fail from now on. */
  | { readonly type: 'removeUser' }
  | { readonly type: 'tellOtherTabs'; readonly cause: SessionEnd };

type Transition = readonly [Machine, readonly Effect[]];

/** Without the flag nobody is expected, so the sign-in form need not wait. */
export const initialMachine = (isFlagged: boolean): Machine => ({
  shown: isFlagged ? { status: 'unknown' } : { status: 'signedOut', cause: 'start' },
  hasStarted: false,
  isRemoving: false,
});

/** The next state of the session after an event, and the effects (docs/decisions/0002). */
export function transition(machine: Machine, event: SessionEvent): Transition {
  const { shown, hasStarted } = machine;
  switch (event.type) {
    case 'started': {
      const started = { ...machine, hasStarted: true };
      return event.user && !event.isExpected
        ? leave(started, 'start')
        : followSdk(started, event.user, 'start');
    }
    case 'startTimedOut':
      return leave(machine, 'start');
    case 'userChanged':
      return followSdk(machine, event.user, 'signIn');
    case 'signedIn':
      return enter({ ...machine, isRemoving: false }, event.user, 'signIn');
    case 'notStored':
      return shown.status === 'signedIn' ? [machine, []] : leave(machine, 'start');
    case 'ended':
      return leave(machine, event.cause, [{ type: 'tellOtherTabs', cause: event.cause }]);
    case 'signOutPressed':
      return leave(machine, 'signOut', [{ type: 'tellOtherTabs', cause: 'signOut' }]);
    case 'endedInOtherTab':
      // A removal here would affect whoever has signed in over there since.
      return hasStarted && shown.status === 'signedOut'
        ? [machine, []]
        : leave(machine, event.cause);
  }
}

function followSdk(
  machine: Machine,
  user: SessionUser | null,
  cause: 'start' | 'signIn',
): Transition {
  if (!user) {
    const wasUnknown = machine.shown.status === 'unknown';
    return showNobody({ ...machine, isRemoving: false }, wasUnknown ? 'start' : 'ended');
  }
  return machine.isRemoving ? [machine, []] : enter(machine, user, cause);
}

function enter(machine: Machine, user: SessionUser, cause: 'start' | 'signIn'): Transition {
  const { shown } = machine;
  if (shown.status === 'signedIn' && shown.user.uid === user.uid) return [machine, []];
  const next = { ...machine, shown: { status: 'signedIn', cause, user } } as const;
  return [next, [{ type: 'setFlag', uid: user.uid }]];
}

function leave(
  machine: Machine,
  cause: SignedOutCause,
  further: readonly Effect[] = [],
): Transition {
  const [next, effects] = showNobody({ ...machine, isRemoving: true }, cause);
  return [next, [...effects, { type: 'removeUser' }, ...further]];
}

/** If nobody is shown already, the earlier cause stays. */
function showNobody(machine: Machine, cause: SignedOutCause): Transition {
  if (machine.shown.status === 'signedOut') return [machine, []];
  return [{ ...machine, shown: { status: 'signedOut', cause } }, [{ type: 'removeFlag' }]];
}

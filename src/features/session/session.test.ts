import { describe, expect, it, vi } from 'vitest';
import type { Identity, SessionUser, SignInResult, SignOutResult, UserReport } from './identity.ts';
import { createSession, signedInFlag, unfinishedSignOutFlag } from './session.ts';
import type { Storages } from './sessionFlags.ts';

const maya = userWith('maya');
const failure: SignInResult = { success: false, code: 'auth/user-disabled', message: 'No.' };

describe('the state of a session', () => {
  it('is unknown until the subscription reports for the first time', () => {
    const { session } = start();
    expect(session.getState()).toEqual({ status: 'unknown' });
  });

  it('follows the subscription to signed in and to signed out', () => {
    const { session, report } = start();
    report(maya);
    expect(session.getState()).toEqual({ status: 'signedIn', cause: 'start', user: maya });
    report(null);
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'ended' });
  });

  it('tells a session that the service ended before the start from one that never was', () => {
    const nobody = start();
    nobody.report(null);
    expect(nobody.session.getState()).toEqual({ status: 'signedOut', cause: 'start' });
    const ended = start();
    ended.report(null, 'ended');
    expect(ended.session.getState()).toEqual({ status: 'signedOut', cause: 'ended' });
  });

  it('runs what is to run while somebody is signed in, and ends it', () => {
    const { session, report, whileSignedIn, leaveSignedIn } = start();
    report(null);
    expect(whileSignedIn).not.toHaveBeenCalled();
    report(maya);
    expect(whileSignedIn).toHaveBeenCalledOnce();
    expect(leaveSignedIn).not.toHaveBeenCalled();
    session.signOut();
    expect(leaveSignedIn).toHaveBeenCalledOnce();
  });

  it('tells listeners once for a change, and not after they have left', () => {
    const { session, report } = start();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    report(maya);
    report(maya);
    expect(listener).toHaveBeenCalledOnce();
    leave();
    report(null);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('the isAuthenticated flag', () => {
  it('is set to true when signed in and removed when signed out', () => {
    const { report, storage } = start();
    report(maya);
    expect(storage.getItem(signedInFlag)).toBe('true');
    report(null);
    expect(storage.getItem(signedInFlag)).toBeNull();
  });

  it('is removed at the start when nobody is signed in', () => {
    const { report, storage } = start({ stored: { [signedInFlag]: 'true' } });
    report(null);
    expect(storage.getItem(signedInFlag)).toBeNull();
  });

  it('decides nothing: a forged one leaves the state unknown', () => {
    const { session } = start({ stored: { [signedInFlag]: 'true' } });
    expect(session.getState()).toEqual({ status: 'unknown' });
  });

  it('does not stop a session whose storage refuses every call', () => {
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const { session, report } = start({ storages: [refused] });
    report(maya);
    expect(session.getState().status).toBe('signedIn');
    session.signOut();
    expect(session.getState().status).toBe('signedOut');
  });
});

describe('the other tabs', () => {
  it('are told of a press on Sign Out, and of nothing else', () => {
    const { session, report, tabs } = start();
    report(maya);
    report(null, 'ended');
    expect(tabs.announceSignOut).not.toHaveBeenCalled();
    report(maya);
    session.signOut();
    expect(tabs.announceSignOut).toHaveBeenCalledOnce();
  });

  it('are followed when one signs out, before anything here can write the session back', async () => {
    const { session, report, storage, tabs, signOut, signOutElsewhere } = start();
    report(maya);
    signOutElsewhere();
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'signOut' });
    expect(signOut).toHaveBeenCalledOnce();
    expect(tabs.announceSignOut).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(storage.getItem(unfinishedSignOutFlag)).toBeNull());
    report(null);
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'signOut' });
    report(maya);
    expect(session.getState().status).toBe('signedIn');
  });

  it('are followed during the start, too', () => {
    const { session, report, signOutElsewhere } = start();
    signOutElsewhere();
    report(maya);
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'signOut' });
  });

  it('are nothing to a tab where nobody is signed in', () => {
    const { report, signOut, signOutElsewhere } = start();
    report(null);
    signOutElsewhere();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('may sign in after a sign-out of an earlier page that was never finished', () => {
    const { session, report, storage } = start({
      stored: { [unfinishedSignOutFlag]: 'true' },
      signOut: async () => ({ success: false, message: 'Logout failed' }),
    });
    report(null);
    storage.removeItem(unfinishedSignOutFlag);
    report(maya);
    expect(session.getState().status).toBe('signedIn');
  });
});

describe('signing in', () => {
  it('signs in and sets the flag before the promise resolves', async () => {
    const { session, storage } = start({ signIn: { success: true, user: maya } });
    await session.signIn('maya@waymark.test', 'right');
    expect(session.getState()).toMatchObject({ status: 'signedIn', user: maya });
    expect(storage.getItem(signedInFlag)).toBe('true');
  });

  it('hands a failure through and stays signed out', async () => {
    const { session, report } = start({ signIn: failure });
    report(null);
    expect(await session.signIn('maya@waymark.test', 'wrong')).toBe(failure);
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'start' });
  });
});

describe('signing out', () => {
  it('is done at once, before the identity service has answered', () => {
    const { session, report, storage } = start({ signOut: () => new Promise(() => {}) });
    report(maya);
    session.signOut();
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'signOut' });
    expect(storage.getItem(signedInFlag)).toBeNull();
  });

  it('logs "Logout failed" when the service says no, and is done all the same', async () => {
    const { session, report, log } = start({
      signOut: async () => ({ success: false, message: 'Logout failed' }),
    });
    report(maya);
    session.signOut();
    await vi.waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('Logout failed'));
    expect(session.getState().status).toBe('signedOut');
  });

  it('logs "Logout error" when the service throws, and is done all the same', async () => {
    const { session, report, log } = start({
      signOut: () => Promise.reject(new Error('a secret of the SDK')),
    });
    report(maya);
    session.signOut();
    await vi.waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('Logout error'));
    expect(session.getState().status).toBe('signedOut');
  });

  it('ignores the stale user that a failed sign-out leaves behind', async () => {
    const { session, report, log } = start({ signOut: () => Promise.reject(new Error('no')) });
    report(maya);
    session.signOut();
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    report(maya);
    expect(session.getState().status).toBe('signedOut');
  });

  it('ignores the stale user also after a sign-in that failed', async () => {
    const { session, report, log } = start({ signOut: () => Promise.reject(new Error('no')) });
    report(maya);
    session.signOut();
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    await session.signIn('maya@waymark.test', 'wrong');
    report(maya);
    expect(session.getState().status).toBe('signedOut');
  });

  it('lets a new sign-in through after a failed sign-out', async () => {
    const { session, report } = start({
      signIn: { success: true, user: maya },
      signOut: () => Promise.reject(new Error('no')),
    });
    report(maya);
    session.signOut();
    await session.signIn('maya@waymark.test', 'right');
    expect(session.getState().status).toBe('signedIn');
  });

  it('is made up for at the next start when the removal of the user failed', async () => {
    const signOut = vi.fn(async () => ({ success: true, message: '' }));
    const { session, report, storage } = start({
      signOut,
      stored: { [unfinishedSignOutFlag]: 'true', [signedInFlag]: 'true' },
    });
    report(maya);
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'start' });
    expect(signOut).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(storage.getItem(unfinishedSignOutFlag)).toBeNull());
    expect(storage.getItem(signedInFlag)).toBeNull();
  });

  it('leaves no reminder behind when it went well', async () => {
    const { session, report, storage } = start();
    report(maya);
    session.signOut();
    expect(storage.getItem(unfinishedSignOutFlag)).toBe('true');
    await vi.waitFor(() => expect(storage.getItem(unfinishedSignOutFlag)).toBeNull());
  });
});

interface Circumstances {
  signIn?: SignInResult;
  signOut?: () => Promise<SignOutResult>;
  stored?: Record<string, string>;
  storages?: Storages;
}

/** A session on an identity service whose reports and answers the test decides. */
function start({
  signIn = failure,
  signOut = async () => ({ success: true, message: 'Signed out' }),
  stored = {},
  storages,
}: Circumstances = {}) {
  const log = vi.fn();
  const entries = new Map(Object.entries(stored));
  const memory = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
  let report: (report: UserReport) => void = () => {};
  const onSignOut: (() => void)[] = [];
  const tabs = {
    announceSignOut: vi.fn(),
    onSignOut: (listener: () => void) => void onSignOut.push(listener),
  };
  const whileSignedIn = vi.fn(() => leaveSignedIn);
  const leaveSignedIn = vi.fn();
  const onServiceSignOut = vi.fn(signOut);
  const identity: Identity = {
    observeUser: (listener) => {
      report = listener;
      return () => {};
    },
    observeToken: () => () => {},
    refreshToken: async () => 'trouble',
    signIn: async () => signIn,
    signOut: onServiceSignOut,
    fetchPasswordPolicy: async () => null,
    dispose: async () => {},
  };
  const session = createSession({
    identity,
    storages: storages ?? [() => memory],
    log,
    tabs,
    whileSignedIn,
  });
  return {
    session,
    storage: memory,
    log,
    signOut: onServiceSignOut,
    report: (user: SessionUser | null, why: 'nobody' | 'ended' = 'nobody') =>
      report(user ? { user } : { user, why }),
    tabs,
    signOutElsewhere: () => onSignOut.forEach((listener) => listener()),
    whileSignedIn,
    leaveSignedIn,
  };
}

function userWith(uid: string): SessionUser {
  return {
    uid,
    email: `${uid}@waymark.test`,
    emailVerified: true,
    displayName: null,
    photoURL: null,
    phoneNumber: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [],
    metadata: {},
  };
}

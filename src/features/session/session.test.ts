import { describe, expect, it, vi } from 'vitest';
import type { SessionUser } from './authClient.ts';
import { createFakeAuthClient, createFakeStorage, createFakeTabs, sampleUser } from './fakes.ts';
import { createSession } from './session.ts';
import { createSignedInFlag, signedInFlag } from './storage.ts';

const maya = sampleUser('maya');
const flagged = { [signedInFlag]: 'true' };

describe('the state of a session', () => {
  it('is unknown until the subscription reports, and follows it from then on, as the flag does', () => {
    const { session, report, storage } = start(flagged);
    expect(session.getState()).toEqual({ status: 'unknown' });
    report(maya);
    expect(session.getState()).toEqual({ status: 'signedIn', cause: 'start', user: maya });
    report(null);
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'ended' });
    expect(storage.getItem(signedInFlag)).toBeNull();
    report(maya);
    expect(session.getState()).toEqual({ status: 'signedIn', cause: 'signIn', user: maya });
    expect(storage.getItem(signedInFlag)).toBe('true');
  });

  it('is signed out at once without the flag, and follows a user who turns up all the same, as at a start', () => {
    const { session, report } = start();
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'start' });
    report(maya);
    expect(session.getState()).toEqual({ status: 'signedIn', cause: 'start', user: maya });
  });

  it('without the flag tells listeners once it is certain that there is nobody', () => {
    const { session, report } = start();
    const listener = vi.fn();
    session.subscribe(listener);
    report(null);
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    ['nobody', 'start'],
    ['ended', 'ended'],
    ['disabled', 'disabled'],
  ] as const)('that begins without a user, %s, is signed out with the cause %s', (told, cause) => {
    const { session, report, storage } = start(flagged);
    report(null, told);
    expect(session.getState()).toEqual({ status: 'signedOut', cause });
    expect(storage.getItem(signedInFlag)).toBeNull();
  });

  it('tells listeners once for a change, and not after they have left', () => {
    const { session, report } = start();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    report(maya);
    report(maya);
    leave();
    report(null);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('the other tabs', () => {
  it('are told of a press on Sign Out, and of what the service has ended, and of nothing else', () => {
    const { session, report, tabs } = start();
    report(maya);
    report(null);
    expect(tabs.announce).not.toHaveBeenCalled();
    report(maya);
    report(null, 'disabled');
    expect(tabs.announce).toHaveBeenLastCalledWith('disabled');
    report(maya);
    session.signOut();
    expect(tabs.announce).toHaveBeenLastCalledWith('signOut');
    expect(tabs.announce).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['signed in', maya, flagged, 'signOut', 'signOut'],
    ['signed in', maya, flagged, 'ended', 'ended'],
    ['still starting', undefined, flagged, 'signOut', 'signOut'],
    ['still starting without the flag', undefined, {}, 'signOut', 'start'],
  ] as const)('are followed by a tab that is %s', (_name, user, stored, why, cause) => {
    const { session, report, tabs, signOut, signOutElsewhere } = start(stored);
    if (user) report(user);
    signOutElsewhere(why);
    expect(session.getState()).toEqual({ status: 'signedOut', cause });
    expect(signOut).toHaveBeenCalledOnce();
    expect(tabs.announce).not.toHaveBeenCalled();
  });

  it('are nothing to a tab where nobody is signed in', () => {
    const { report, signOut, signOutElsewhere } = start();
    report(null);
    signOutElsewhere();
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  it('that throws fails without a code', async () => {
    const { session, authClient } = start();
    vi.spyOn(authClient, 'signIn').mockRejectedValue(new TypeError('A defect.'));
    expect(await session.signIn('maya@waymark.test', 'any')).toEqual({ code: undefined });
  });
});

describe('signing out', () => {
  it.each([
    ['Logout failed', async () => ({ success: false, message: 'Logout failed' })],
    ['Logout error', () => Promise.reject(new Error('a secret of the SDK'))],
  ])('is done at once, and logs "%s" when it fails so later', async (line, fail) => {
    const { session, report, signOut } = start();
    signOut.mockImplementation(fail);
    vi.mocked(console.error).mockReturnValueOnce();
    report(maya);
    session.signOut();
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'signOut' });
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(line));
    vi.mocked(console.error).mockClear();
  });
});

/** A session on an identity service whose states and answers the test decides. */
function start(stored: Readonly<Record<string, string>> = {}) {
  const storage = createFakeStorage(stored);
  const { authClient, report } = createFakeAuthClient();
  const { tabs, signOutElsewhere } = createFakeTabs();
  vi.spyOn(tabs, 'announce');
  return {
    session: createSession({ authClient, flag: createSignedInFlag('test', () => storage), tabs }),
    authClient,
    signOut: vi.spyOn(authClient, 'signOut'),
    storage,
    report: (user: SessionUser | null, cause: 'nobody' | 'ended' | 'disabled' = 'nobody') =>
      report(user ? { user } : { user, cause }),
    tabs,
    signOutElsewhere,
  };
}

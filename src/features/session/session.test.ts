import { describe, expect, it, vi } from 'vitest';
import type { SessionUser } from './authClient.ts';
import { createFakeAuthClient, createFakeStorage, createFakeTabs, sampleUser } from './fakes.ts';
import { createSession } from './session.ts';
import { createSignedInFlag, signedInFlag } from './storage.ts';

const maya = sampleUser('maya');
const flagged = { [signedInFlag]: 'true' };

// The effect of each event on the session: sessionMachine.test.ts.
describe('the session', () => {
  it('keeps the flag in step with its state', () => {
    const { session, report, storage } = start(flagged);
    expect(session.getState()).toEqual({ status: 'unknown' });
    report(maya);
    expect(session.getState()).toEqual({ status: 'signedIn', cause: 'start', user: maya });
    expect(session.getInitialState()).toEqual({ status: 'unknown' });
    report(null);
    expect(storage.getItem(signedInFlag)).toBeNull();
    report(maya);
    expect(storage.getItem(signedInFlag)).toBe('true');
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

  it('without the flag tells listeners once it is certain that there is nobody', () => {
    const { session, report } = start();
    const listener = vi.fn();
    session.subscribe(listener);
    report(null);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('tells the other tabs of its end, and is told of theirs', () => {
    const { session, report, tabs, signOut, endElsewhere } = start();
    report(maya);
    session.signOut();
    expect(tabs.announce).toHaveBeenCalledExactlyOnceWith('signOut');
    report(null);
    report(maya);
    endElsewhere('disabled');
    expect(session.getState()).toEqual({ status: 'signedOut', cause: 'disabled' });
    expect(signOut).toHaveBeenCalledTimes(2);
    expect(tabs.announce).toHaveBeenCalledOnce();
  });
});

it('a sign-in that throws fails without a code', async () => {
  const { session, authClient } = start();
  vi.spyOn(authClient, 'signIn').mockRejectedValue(new TypeError('A defect.'));
  expect(await session.signIn('maya@waymark.test', 'any')).toEqual({ code: undefined });
});

it.each([
  ['Logout failed', async () => ({ success: false, message: 'Logout failed' })],
  ['Logout error', () => Promise.reject(new Error('a secret of the SDK'))],
])('a sign-out is done at once, and logs "%s" when it fails so later', async (line, fail) => {
  const { session, report, signOut } = start();
  signOut.mockImplementation(fail);
  vi.mocked(console.error).mockReturnValueOnce();
  report(maya);
  session.signOut();
  expect(session.getState()).toEqual({ status: 'signedOut', cause: 'signOut' });
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(line));
  vi.mocked(console.error).mockClear();
});

/** A session on an identity service whose reports and responses the test decides. */
function start(stored: Readonly<Record<string, string>> = {}) {
  const storage = createFakeStorage(stored);
  const { authClient, report } = createFakeAuthClient();
  const { tabs, endElsewhere } = createFakeTabs();
  vi.spyOn(tabs, 'announce');
  const signOut = vi.spyOn(authClient, 'signOut');
  return {
    session: createSession({ authClient, flag: createSignedInFlag('test', () => storage), tabs }),
    authClient,
    signOut,
    storage,
    report: (user: SessionUser | null) => report(user ? { user } : { user, cause: 'nobody' }),
    tabs,
    endElsewhere,
  };
}

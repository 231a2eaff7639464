import { describe, expect, it, vi } from 'vitest';
import type { ProgressStore } from '#features/onboarding/progress/progressStore.ts';
import type { AuthState } from '#features/session/authClient.ts';
import {
  createFakeAuthClient,
  createFakeStorage,
  createFakeTabs,
  sampleUser,
} from '#features/session/fakes.ts';
import { createSession } from '#features/session/session.ts';
import { signedInFlag } from '#features/session/storage.ts';
import { forgetPlan } from '../offline/planFile.ts';
import { createAccountProgress } from './accountProgress.ts';

const maya = { user: sampleUser('maya') };
const ida = { user: sampleUser('ida') };
const nobody = { user: null, cause: 'nobody' } as const;
const ended = { user: null, cause: 'ended' } as const;
const disabled = { user: null, cause: 'disabled' } as const;

const store = {} as ProgressStore;

/** A page that begins with or without the flag `isAuthenticated`, and is told of these states. */
function open(told: readonly AuthState[], { isReturning = true } = {}) {
  const { authClient, report } = createFakeAuthClient();
  const { tabs, signOutElsewhere } = createFakeTabs();
  const storage = createFakeStorage(isReturning ? { [signedInFlag]: 'true' } : {});
  const session = createSession({ authClient, storages: [() => storage], tabs });
  const forget = vi.fn(async () => {});
  const { stores: progress, update } = createAccountProgress(forget);
  session.subscribe(() => update(session.getState()));
  for (const state of told) report(state);
  return { report, session, signOutElsewhere, forget, progress };
}

describe('what an account has completed', () => {
  it.each<[string, AuthState[]]>([
    ['an ended session', [ended, maya]],
    ['an ended session and another account', [ended, ida, ended, maya]],
    ['its own sign-in anew', [maya]],
  ])('is there after %s', (_name, then) => {
    const { progress, report } = open([maya]);
    progress.set('maya', store);
    for (const state of then) report(state);
    expect([...progress.keys()]).toEqual(['maya']);
  });

  it('is forgotten once another account follows directly', () => {
    const { progress, report } = open([maya]);
    progress.set('maya', store);
    report(ida);
    expect([...progress.keys()]).toEqual([]);
  });

  it.each(['a press on Sign Out', 'a Sign Out in another tab'])(
    'is forgotten after %s, of this account alone',
    (way) => {
      const { progress, session, signOutElsewhere } = open([ida, ended, maya]);
      progress.set('ida', store).set('maya', store);
      if (way === 'a press on Sign Out') session.signOut();
      else signOutElsewhere();
      expect([...progress.keys()]).toEqual(['ida']);
    },
  );
});

describe('the plan on the device', () => {
  it.each<[string, AuthState[], number]>([
    ['is forgotten by a start that finds the account disabled', [disabled], 1],
    ['is forgotten by a start that finds the session ended', [ended], 1],
    ['is forgotten by a start that finds nobody', [nobody], 1],
    ['stays for whoever is still signed in', [maya, maya], 0],
    ['is forgotten when another account follows', [maya, ida], 1],
  ])('%s', (_name, told, times) => {
    expect(open(told).forget).toHaveBeenCalledTimes(times);
  });

  it('stays until it is certain that nobody is signed in, where the flag is missing', () => {
    const { report, forget } = open([], { isReturning: false });
    expect(forget).not.toHaveBeenCalled();
    report(disabled);
    expect(forget).toHaveBeenCalledOnce();
  });

  it('is forgotten with Sign Out, also where the portal has never been drawn', () => {
    const { session, forget } = open([maya]);
    session.signOut();
    expect(forget).toHaveBeenCalledOnce();
  });

  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it.each([
    ['access', { get: refuse }],
    ['each call', { value: { delete: async () => refuse() } }],
  ])('cannot be there where the browser refuses %s to its caches', async (_name, caches) => {
    Object.defineProperty(globalThis, 'caches', { configurable: true, ...caches });
    await expect(forgetPlan()).resolves.toBeUndefined();
    Reflect.deleteProperty(globalThis, 'caches');
  });
});

import { expect, it, vi } from 'vitest';
import type { ProgressStore } from '#features/onboarding/progress/progressStore.ts';
import { sampleUser } from '#features/session/fakes.ts';
import type { SessionState, SignedOutCause } from '#features/session/session.ts';
import { forgetPlan } from '../offline/planFile.ts';
import { createAccountMemory } from './accountMemory.ts';

const signedIn = (uid: string): SessionState => ({
  status: 'signedIn',
  cause: 'signIn',
  user: sampleUser(uid),
});
const signedOut = (cause: SignedOutCause): SessionState => ({ status: 'signedOut', cause });

const [maya, ida, ended] = [signedIn('maya'), signedIn('ida'), signedOut('ended')];

it.each<[string, SessionState[], string, number]>([
  ['its own sign-in anew', [maya, maya], 'maya', 0],
  ['an ended session and another account', [maya, ended, ida, ended], 'maya ida', 2],
  ['another account directly', [maya, ida], 'ida', 1],
  ['a press on Sign Out', [ida, ended, maya, signedOut('signOut')], 'ida', 2],
  ['a start that finds nobody', [signedOut('start')], '', 1],
])(
  'after %s: completions of these are left, and the plan on the device was forgotten so often',
  (_name, states, left, timesForgotten) => {
    const forget = vi.fn(async () => {});
    const { accountOf, forgetAtSignOut } = createAccountMemory(forget);
    for (const state of states) {
      forgetAtSignOut(state);
      // Whoever is signed in completes something.
      if (state.status === 'signedIn') accountOf(state.user.uid).progress = {} as ProgressStore;
    }
    expect(['maya', 'ida'].filter((uid) => accountOf(uid).progress).join(' ')).toBe(left);
    expect(forget).toHaveBeenCalledTimes(timesForgotten);
  },
);

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it.each([
  ['access', { get: refuse }],
  ['each call', { value: { delete: async () => refuse() } }],
])('no plan is on the device where the browser refuses %s to its caches', async (_name, caches) => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, ...caches });
  await expect(forgetPlan()).resolves.toBeUndefined();
  Reflect.deleteProperty(globalThis, 'caches');
});

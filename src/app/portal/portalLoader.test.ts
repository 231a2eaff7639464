// @vitest-environment jsdom
import intern from 'virtual:onboarding-plans/intern';
import newHire from 'virtual:onboarding-plans/new-hire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '#features/retry.ts';
import { sampleUser } from '#features/session/fakes.ts';
import { createFakeApp } from '../fakes.tsx';
import { planIdAt } from '../offline/planFile.ts';

const moveToServedRelease = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock(import('../offline/release.ts'), async (load) => ({
  ...(await load()),
  moveToServedRelease,
}));

await import('./Portal.tsx');

const idAt = (address: unknown) => (typeof address === 'string' ? planIdAt(address) : undefined);
const requestedPlans = () => vi.mocked(fetch).mock.calls.map(([address]) => idAt(address));

const planOf = (address: unknown) =>
  Response.json([intern, newHire].find(({ id }) => id === idAt(address)));

beforeEach(() => {
  vi.useFakeTimers();
  moveToServedRelease.mockReset().mockResolvedValue(false);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => planOf(address));
});

afterEach(() => void vi.useRealTimers());

const maya = { user: sampleUser('maya') };
const ida = { user: { ...sampleUser('ida'), claims: { plan: 'intern' } } };
const ended = { user: null, cause: 'ended' } as const;

/** Until both attempts to load have ended. */
const wait = () => vi.advanceTimersByTimeAsync(2000);

it('fails in silence while nobody is signed in, and loads anew with the sign-in', async () => {
  const { portal, report } = createFakeApp();
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  portal.load();
  await wait();
  expect(requestedPlans()).toEqual(['new-hire', 'new-hire']);
  report(maya);
  expect(portal.getState()).toEqual({ status: 'loading' });
  await wait();
  expect(portal.getState()).toEqual({ status: 'failed', error: expect.any(ChunkLoadError) });
  expect(moveToServedRelease).toHaveBeenCalledOnce();
  vi.mocked(fetch).mockImplementation(async (address) => planOf(address));
  report(ended);
  report(maya);
  await wait();
  expect(portal.getState()).toMatchObject({ status: 'open', employeePlan: { uid: 'maya' } });
});

it('keeps loading while the page moves to another release', async () => {
  const { portal, report } = createFakeApp('account');
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  moveToServedRelease.mockResolvedValue(true);
  report(ida);
  await wait();
  expect(moveToServedRelease).toHaveBeenCalledOnce();
  expect(portal.getState()).toEqual({ status: 'loading' });
});

it('opens for each account its own plan, in the same moment where everything is there', async () => {
  const { portal, report } = createFakeApp('account');
  portal.load();
  await wait();
  report(maya);
  const open = portal.getState();
  expect(open).toMatchObject({ status: 'open', employeePlan: { uid: 'maya' } });
  report(ended);
  report(maya);
  expect(portal.getState(), 'with what Maya has completed').toEqual(open);
  report(ida);
  expect(portal.getState()).toEqual({ status: 'loading' });
  await wait();
  expect(portal.getState()).toMatchObject({
    status: 'open',
    employeePlan: { uid: 'ida', milestones: intern.milestones },
  });
  report(ended);
  expect(portal.getState()).toEqual({ status: 'loading' });
});

it('is nothing to an account that the plan of an earlier one comes later', async () => {
  const { portal, report } = createFakeApp('account');
  vi.mocked(fetch).mockImplementation(async (address) => {
    if (idAt(address) !== 'gone') return planOf(address);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return new Response('', { status: 404 });
  });
  report({ user: { ...sampleUser('ida'), claims: { plan: 'gone' } } });
  report(maya);
  await wait();
  expect(portal.getState()).toMatchObject({
    status: 'open',
    employeePlan: { uid: 'maya', milestones: newHire.milestones },
  });
});

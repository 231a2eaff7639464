import intern from 'virtual:content/plans/intern';
import newHire from 'virtual:content/plans/new-hire';
import germanNewHire from 'virtual:content/plans/new-hire.de';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { portalWords } from '#components/words/de/portal.ts';
import type { Language } from '#components/words/languages.ts';
import { ChunkLoadError } from '#features/recovery.ts';
import { sampleUser } from '#features/session/fakes.ts';
import type { SessionState } from '#features/session/session.ts';
import { createFakeApp } from '../fakes.tsx';
import { planAt } from '../offline/planFile.ts';
import { type Parts, portalState } from './portalLoader.ts';

await import('./lazyPortal.ts');

const idAt = (address: unknown) => (typeof address === 'string' ? planAt(address)?.id : undefined);
const requestedPlans = () => vi.mocked(fetch).mock.calls.map(([address]) => idAt(address));

const isGerman = (address: unknown) =>
  typeof address === 'string' && planAt(address)?.language === 'de';
const planOf = (address: unknown) =>
  isGerman(address)
    ? Response.json(germanNewHire)
    : Response.json([intern, newHire].find(({ id }) => id === idAt(address)));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => planOf(address));
});

afterEach(() => void vi.useRealTimers());

const user = sampleUser('maya');
const visits = {
  unknown: { status: 'unknown' },
  signedOut: { status: 'signedOut', cause: 'start' },
  signedIn: { status: 'signedIn', cause: 'signIn', user },
} satisfies Record<string, SessionState>;
const partsAre = (status: Parts['status'], language: 'de' | 'en') =>
  ({ status, language, error: language }) as Partial<Parts> as Parts;

const loading = { status: 'loading' };
const ready = (language: 'de' | 'en') => ({ status: 'ready', user, parts: { language } });
const failed = (error: 'de' | 'en') => ({ status: 'failed', error });

it.each([
  ['unknown', 'en', 'loaded', 'loaded', loading],
  ['signedOut', 'en', 'loaded', 'loaded', loading],
  ['signedOut', 'de', 'failed', 'failed', loading],
  ['signedIn', 'en', 'missing', 'missing', loading],
  ['signedIn', 'en', 'loading', 'loading', loading],
  ['signedIn', 'en', 'failed', 'failed', failed('en')],
  ['signedIn', 'en', 'loaded', 'loaded', ready('en')],
  ['signedIn', 'de', 'loading', 'loaded', loading],
  ['signedIn', 'de', 'loaded', 'failed', ready('de')],
  ['signedIn', 'de', 'failed', 'missing', loading],
  ['signedIn', 'de', 'failed', 'loading', loading],
  ['signedIn', 'de', 'failed', 'loaded', ready('en')],
  ['signedIn', 'de', 'failed', 'failed', failed('de')],
] as const)(
  'shows a user who is %s, in %s, from parts in it (%s) and in English (%s): %o',
  (visit, language, inIt, inEnglish, expected) => {
    const partsIn = (of: Language) =>
      of === language ? partsAre(inIt, language) : partsAre(inEnglish, 'en');
    expect(portalState(visits[visit], language, partsIn)).toMatchObject(expected);
  },
);

const maya = { user: sampleUser('maya') };
const ida = { user: { ...sampleUser('ida'), claims: { plan: 'intern' } } };
const ended = { user: null, cause: 'ended' } as const;

/** Waits until both attempts to load have ended. */
const wait = () => vi.advanceTimersByTimeAsync(2000);

it('leaves the network to the form if nobody is signed in, until it is told to load', async () => {
  const { portal, report } = createFakeApp();
  report({ user: null, cause: 'nobody' });
  await wait();
  expect(requestedPlans()).toEqual([]);
  portal.load();
  expect(requestedPlans()).toEqual(['new-hire']);
});

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
  expect(vi.mocked(fetch).mock.lastCall?.[0], 'whether there is another release').toBe('/');
  vi.mocked(fetch).mockImplementation(async (address) => planOf(address));
  report(ended);
  report(maya);
  await wait();
  expect(portal.getState()).toMatchObject({ status: 'open', employeePlan: { uid: 'maya' } });
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

it('shows words and plan in another language in the task in which it is chosen, with the same progress', async () => {
  const { portal, language, report } = createFakeApp();
  const store = () => Object(portal.getState()).employeePlan.store;
  report(maya);
  await wait();
  const [english, kept] = [portal.getState(), store()];
  await portal.loadIn('de');
  expect(portal.getState()).toBe(english);
  language.show({ language: 'de' });
  expect(portal.getState()).toMatchObject({
    words: portalWords,
    employeePlan: { milestones: germanNewHire.milestones },
  });
  expect(store()).toBe(kept);
  language.show({ language: 'en' });
  expect(portal.getState()).toEqual(english);
});

it('is in English where a part of it does not come in another language', async () => {
  const { portal, language, report } = createFakeApp();
  language.show({ language: 'de' });
  vi.mocked(fetch).mockImplementation(async (address) =>
    isGerman(address) ? new Response('', { status: 404 }) : planOf(address),
  );
  report(maya);
  await wait();
  expect(document.documentElement.lang).toBe('en');
  expect(portal.getState()).toMatchObject({
    status: 'open',
    words: undefined,
    employeePlan: { milestones: newHire.milestones },
  });
});

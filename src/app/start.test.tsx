import newHire from 'virtual:content/plans/new-hire';
import { screen, waitFor } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeAuthClient, sampleUser } from '#features/session/fakes.ts';
import { signedInFlag } from '#features/session/storage.ts';
import { pages } from './firstScreen/prerender.tsx';

const { sdk } = vi.hoisted(() => ({ sdk: { onLookup: () => {}, client: {} } }));
const evaluated = vi.fn<() => void>();

vi.mock('#features/session/firebase/firebaseAuthClient.ts', () => ({
  createFirebaseAuthClient: ({ onLookup }: typeof sdk) => {
    sdk.onLookup = onLookup;
    return sdk.client;
  },
}));

vi.mock('react-dom/client', { spy: true });

const Portal = () => <h1>The portal</h1>;
const openEmployeePlan = ({ user }: { user: { uid: string } }) => ({ uid: user.uid });

const link = '<link rel="modulepreload" href="/assets/Portal-1.js">';

beforeEach(() => {
  vi.resetModules();
  // Set for each test, because a mock is evaluated only once.
  vi.doMock('./portal/lazyPortal.ts', () => {
    evaluated();
    return { Portal, openEmployeePlan, loadPortalWords: async () => undefined };
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(newHire));
  const elements = Object.entries(pages[0].screens).map(
    ([id, html]) => `<div id="${id}">${html}</div>`,
  );
  document.head.innerHTML = '';
  document.body.innerHTML = `<template>An extension's</template><div id="failures"><p id="submitting" hidden>${pages[0].submitting}</p></div>${elements.join('')}<template id="preload">${link}</template>`;
  window.history.replaceState(null, '', '/home');
});

afterEach(async () => {
  vi.useRealTimers();
  // Code that loads after the form must not arrive after the tests.
  await import('#features/session/signInExtras.ts');
  // Its listeners stay.
  window.bootstrap.finish();
  localStorage.clear();
  // The portal's timers would render the page after jsdom is gone.
  const roots = [createRoot, hydrateRoot].flatMap((each) => vi.mocked(each).mock.results);
  for (const { value } of roots) (value as Root).unmount();
  vi.clearAllMocks();
});

/** Runs the page's own scripts, which run before the portal's. */
async function openPage({ isReturning = false } = {}) {
  if (isReturning) localStorage.setItem(signedInFlag, 'true');
  await import('./firstScreen/bootstrap.ts');
  await import('./preload.ts');
}

async function startPortal() {
  const { authClient, report } = createFakeAuthClient();
  sdk.client = authClient;
  const signIn = vi.spyOn(authClient, 'signIn');
  const { start } = await import('./start.tsx');
  if (window.bootstrap.isReturning) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  start({ apiKey: 'test', notices: { signIn: <p>A demo</p> } });
  return { signIn, report: () => report({ user: sampleUser('maya') }) };
}

const isPrerendered = () => document.getElementById('loading') !== null;
const portal = () => screen.findByRole('heading', { name: 'The portal' });

it('requests first what somebody who comes back will need, and evaluates it when the SDK asks about them', async () => {
  await openPage({ isReturning: true });
  expect(document.head.innerHTML).toBe(link);
  expect(fetch).toHaveBeenCalledOnce();
  const { report } = await startPortal();
  await vi.advanceTimersByTimeAsync(3000);
  expect(evaluated).not.toHaveBeenCalled();
  vi.useRealTimers();
  sdk.onLookup();
  await waitFor(() => expect(evaluated).toHaveBeenCalledOnce());
  expect(isPrerendered()).toBe(true);
  report();
  expect(isPrerendered()).toBe(false);
  expect(await portal()).toBeDefined();
  expect(fetch).toHaveBeenCalledOnce();
});

it('leaves Loading... as it is in the page, until it explains the wait after four seconds', async () => {
  await openPage({ isReturning: true });
  const { report } = await startPortal();
  await vi.advanceTimersByTimeAsync(3999);
  expect(isPrerendered()).toBe(true);
  expect(screen.queryByText(/^We are still checking/)).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(isPrerendered()).toBe(false);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('We are still checking'),
  );
  report();
  expect(await portal()).toBeDefined();
});

it('keeps every node of the form of somebody new, and loads the portal after that', async () => {
  await openPage();
  expect(document.head.innerHTML).toBe('');
  const nodes = [...document.querySelectorAll('#root *')];
  await startPortal();
  expect(isPrerendered()).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(nodes.filter(({ isConnected }) => !isConnected)).toEqual([]);
  const rest = [...document.body.children].map(({ localName, id }) => localName + id);
  expect(rest).toEqual(['template', 'divroot', 'templatepreload']);
});

const typed = { email: 'maya@waymark.test', 'current-password': 'Welcome-2026' };
const passwordHelper = '<input type="password" value="other" hidden>';
const submitHelper = '<button type="submit">Fill in</button>';

/** Elements that extensions add to a page: the position, the element of ours beside it, and the HTML. */
it.each<[InsertPosition, string, string]>([
  ['afterend', '#current-password', '<input type="password" hidden>'],
  ['beforeend', '#root form', '<input type="email" value="other@waymark.test" hidden>'],
  ['beforebegin', '#current-password', '<input id="current-password" type="password" hidden>'],
  ['beforebegin', '#root', `<form>${passwordHelper}${submitHelper}</form>`],
])(
  'signs in early with what was typed, where another script has put %s of %s %s',
  async (...place) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openPage();
    for (const [id, text] of Object.entries(typed)) {
      Object.assign(document.getElementById(id) ?? {}, { value: text });
    }
    // An email field has no caret that a script could set.
    document.getElementById('email')?.focus();
    const [position, beside, html] = place;
    document.querySelector(beside)?.insertAdjacentHTML(position, html);
    const button = screen.getByRole('button', { name: 'Start My Onboarding Journey' });
    button.click();
    expect(button.textContent).toBe('Signing In...');
    const { signIn } = await startPortal();
    await waitFor(() => expect(signIn).toHaveBeenCalled());
    expect(signIn.mock.calls).toEqual([Object.values(typed)]);
    // Otherwise, the failure would be rendered after jsdom is gone.
    expect(await screen.findByRole('alert')).toBeDefined();
  },
);

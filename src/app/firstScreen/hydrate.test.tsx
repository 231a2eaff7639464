// @vitest-environment jsdom
import { act, configure, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedInFlag } from '#features/session/storage.ts';
import { createFakeApp } from '../fakes.tsx';
import { hydrate } from './hydrate.ts';
import { screens } from './prerender.tsx';

// Busy machines take their time.
configure({ asyncUtilTimeout: 10_000 });

let root: Root;

beforeEach(() => {
  vi.resetModules();
  const elements = Object.entries(screens).map(([id, html]) => `<div id="${id}">${html}</div>`);
  document.body.innerHTML = `<p id="incomplete" hidden></p>${elements.join('')}`;
  delete document.documentElement.dataset['start'];
});

afterEach(() => {
  act(() => root.unmount());
  localStorage.clear();
});

/** The page of a build, before the portal's scripts have come. */
const openPage = () => import('./bootstrap.ts');

function start() {
  const notices = { signIn: <p>A demo</p> };
  const { authClient, app, report } = createFakeApp({ storage: localStorage, notices });
  const signIn = vi.spyOn(authClient, 'signIn');
  const draw = () =>
    act(() => {
      root = hydrate(<StaticRouter location="/login">{app}</StaticRouter>);
    });
  return { signIn, report, draw };
}

it('keeps every node of the form, and nothing else of the page', async () => {
  await openPage();
  const nodes = [...document.querySelectorAll('#root *')];
  start().draw();
  expect(nodes.filter(({ isConnected }) => !isConnected)).toEqual([]);
  expect(document.body.children).toHaveLength(1);
});

it('replaces "Loading..." where somebody was signed in', async () => {
  localStorage.setItem(signedInFlag, 'true');
  await openPage();
  expect(document.documentElement.dataset['start']).toBe('loading');
  const { report, draw } = start();
  report({ user: null, why: 'nobody' });
  draw();
  expect(document.documentElement.dataset['start']).toBeUndefined();
  expect(document.body.children).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Start My Onboarding Journey' })).toBeDefined();
});

it('sends once what was sent early, as it is then', async () => {
  await openPage();
  const [email, password] = document.querySelectorAll('input');
  const button = screen.getByRole('button', { name: 'Start My Onboarding Journey' });
  if (email && password) [email.value, password.value] = ['maya@waymark.test', 'any'];
  // By a password manager, and by the person.
  document.querySelector('form')?.requestSubmit();
  expect(button.textContent).toBe('Signing In...');
  button.click();
  const { signIn, draw } = start();
  draw();
  expect(button.textContent).toBe('Signing In...');
  expect(signIn).toHaveBeenCalledExactlyOnceWith('maya@waymark.test', 'any');
  expect(await screen.findByRole('alert')).toBeDefined();
  button.click();
  expect(signIn).toHaveBeenCalledTimes(2);
});

it('takes progress out of the address before anything else runs', async () => {
  window.history.replaceState(null, '', '/home?mission=x#progress=maya.join');
  await openPage();
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/home?mission=x',
  );
  expect(window.arrivedProgress).toBe('=maya.join');
});

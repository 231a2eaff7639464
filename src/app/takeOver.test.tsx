// @vitest-environment jsdom
import { act, configure, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeAuthClient, createFakeStorage } from '#features/session/fakes.ts';
import { createSession } from '#features/session/session.ts';
import { signedInFlag } from '#features/session/sessionFlags.ts';
import { App } from './App.tsx';
import { firstScreens } from './prerender.tsx';
import { takeOver } from './takeOver.ts';

await import('./start.ts');

// Busy machines take their time.
configure({ asyncUtilTimeout: 10_000 });

let root: Root;

afterEach(() => act(() => root.unmount()));

beforeEach(() => {
  const screens = Object.entries(firstScreens).map(([id, html]) => `<div id="${id}">${html}</div>`);
  document.body.innerHTML = screens.join('');
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
});

function start(first: 'root' | 'loading') {
  const { authClient } = createFakeAuthClient({ success: false, code: 'other' });
  const signIn = vi.spyOn(authClient, 'signIn');
  const storage = createFakeStorage(first === 'loading' ? { [signedInFlag]: 'true' } : {});
  const session = createSession({
    authClient,
    storages: [() => storage],
    unfinishedSignOutFlag: 'test/signOutUnfinished',
  });
  act(() => {
    root = takeOver(
      first,
      <StaticRouter location="/login">
        <App installation="test" session={session} notices={{ signIn: <p>A demo</p> }} />
      </StaticRouter>,
    );
  });
  return signIn;
}

it.each(['root', 'loading'] as const)(
  'keeps every node of the first screen in "%s", and no other screen',
  (first) => {
    const nodes = [...document.querySelectorAll(`#${first} *`)];
    start(first);
    expect(nodes.filter(({ isConnected }) => !isConnected)).toEqual([]);
    expect(document.body.children).toHaveLength(1);
  },
);

it('sends once what was sent early, as it is then', async () => {
  const [email, password] = document.querySelectorAll('input');
  const button = screen.getByRole('button', { name: 'Start My Onboarding Journey' });
  if (email && password) [email.value, password.value] = ['maya@waymark.test', 'any'];
  button.click();
  button.click();
  expect(button.textContent).toBe('Signing In...');
  const signIn = start('root');
  expect(button.textContent).toBe('Signing In...');
  expect(signIn).toHaveBeenCalledExactlyOnceWith('maya@waymark.test', 'any');
  expect(await screen.findByRole('alert')).toBeDefined();
  button.click();
  expect(signIn).toHaveBeenCalledTimes(2);
});

import newHire from 'virtual:content/plans/new-hire';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '#features/session/fakes.ts';
import { createFakeApp } from './fakes.tsx';

// Compiled in advance, so that no test waits for the code, and none ends before the code has arrived.
await import('./portal/lazyPortal.ts');
await import('#features/session/signInExtras.ts');

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// jsdom is slow to find out whether an element is hidden.
configure({ defaultHidden: true });

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(newHire));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  fireEvent.click(await screen.findByRole(role, { name }));

it('lets people sign out on the error screen', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/home?milestone=team-lunch');
  const { app, report } = createFakeApp();
  report({ user: sampleUser('maya') });
  render(<BrowserRouter useTransitions={false}>{app}</BrowserRouter>);
  await screen.findByRole('button', { name: 'Mark as Completed' });
  vi.stubGlobal('matchMedia', () => {
    throw new Error('A defect of this test.');
  });
  await press(/^Join your team/, 'link');
  await screen.findByRole('heading', { name: 'Something went wrong on this page' });
  await press('Sign Out');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  error.mockClear();
});

const Path = () => <output>{useLocation().pathname}</output>;

it.each([
  '/login',
  '/home',
  '/',
  '/anything',
  '/home/deeper',
  '/home/',
  '/HOME',
  '/LOGIN/',
  '/%E0%A4%A',
])('shows at %s the sign-in page, and to a signed-in user the portal', (path) => {
  // The router's development build warns about a path that it cannot decode.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(fetch).mockReturnValue(new Promise(() => {}));
  const { app, report } = createFakeApp();
  const visit = (
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      {app}
      <Path />
    </MemoryRouter>
  );
  const { unmount } = render(visit);
  expect(screen.getByText('/login')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toBeTruthy();
  unmount();
  report({ user: sampleUser('maya') });
  render(visit);
  expect(screen.getByText('/home')).toBeTruthy();
  expect(screen.getByText('Loading...')).toBeTruthy();
  warn.mockClear();
});

// @vitest-environment jsdom

import newHire from 'virtual:onboarding-plans/new-hire';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthState, SessionUser } from '#features/session/authClient.ts';
import { sampleUser } from '#features/session/fakes.ts';
import { createFakeApp } from './fakes.tsx';

// Compiled ahead, so that the first test does not wait for it.
await import('./portal/Portal.tsx');

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// Busy machines take their time, and whether an element is hidden takes jsdom long to find out.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

const maya = sampleUser('maya');
const colleague = sampleUser('colleague');
const ended = { user: null, cause: 'ended' } as const;
const teamLunch = '/home?milestone=team-lunch';

beforeEach(() => {
  visit(teamLunch);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(newHire));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const address = () => window.location.pathname + window.location.search;
const visit = (path: string, entry: unknown = null) => window.history.replaceState(entry, '', path);

/** The app at the page's address. */
function open({ user: who, employee }: { user?: SessionUser; employee?: 'account' } = {}) {
  const user = userEvent.setup();
  const { app, report } = createFakeApp(employee);
  if (who) report({ user: who });
  render(<BrowserRouter useTransitions={false}>{app}</BrowserRouter>);
  return {
    user,
    report: (next: AuthState) => act(() => report(next)),
    signOut: () => user.click(screen.getByRole('button', { name: 'Sign Out' })),
  };
}

/** Maya has marked one mission, and does not keep it on the device. */
async function openWithMark() {
  const app = open({ user: maya });
  await app.user.click(await screen.findByRole('button', { name: 'Mark as Completed' }));
  await screen.findByText('1/2 missions completed');
  return app;
}

it('says on the error screen which marks are open again, unless they are saved, and lets people sign out', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const breakDown = async ({ user }: ReturnType<typeof open>) => {
    vi.stubGlobal('matchMedia', () => {
      throw new Error('A defect of this test.');
    });
    await user.click(screen.getByRole('button', { name: /^Join your team/ }));
    await screen.findByRole('heading', { name: 'Something went wrong on this page' });
    return screen.queryByText(/Missions that you completed since .* are open again\.$/);
  };
  expect(await breakDown(await openWithMark())).not.toBeNull();
  cleanup();
  visit(teamLunch);
  const app = await openWithMark();
  await app.user.click(screen.getByRole('button', { name: 'Keep my progress on this device' }));
  expect(await breakDown(app)).toBeNull();
  await app.signOut();
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  error.mockClear();
});

it('shows a failure with a Reload button when the portal cannot be fetched', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { signOut } = open({ user: { ...maya, claims: { plan: 'gone' } }, employee: 'account' });
  expect(screen.getByText('Loading...')).toBeDefined();
  const heading = { name: 'This page did not load completely' };
  expect(await screen.findByRole('heading', heading)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();
  await signOut();
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  error.mockClear();
});

/** The page is loaded anew, with nobody signed in. */
function reload() {
  cleanup();
  return open();
}

it('a link to a mission says on the sign-in page that the mission follows, and nothing else does', () => {
  const note = () => screen.queryByText(/^Your link leads to a mission/);
  open();
  expect(note()).toBeNull();
  const search = '?milestone=team-lunch&mission=join-the-team-lunch';
  visit(`/home${search}`);
  reload();
  expect(note()).not.toBeNull();
  // Left behind by an ended session.
  visit('/login', { usr: { search, uid: 'maya' } });
  reload();
  expect(note()).toBeNull();
});

// What each path and query leads to: routes.test.ts.
it('after a session has ended, only its account comes back to what it chose, also over a reload', () => {
  const { report } = open({ user: maya });
  report(ended);
  expect(address()).toBe('/login');
  const { report: reportAgain } = reload();
  reportAgain({ user: maya });
  expect(address()).toBe(teamLunch);
  reportAgain(ended);
  reload().report({ user: colleague });
  expect(address()).toBe('/home');
});

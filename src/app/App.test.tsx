// @vitest-environment jsdom

import content from 'virtual:onboarding-plans';
import intern from 'virtual:onboarding-plans/intern';
import newHire from 'virtual:onboarding-plans/new-hire';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthState } from '#features/session/authClient.ts';
import {
  createFakeAuthClient,
  createFakeStorage,
  createFakeTabs,
  sampleUser,
} from '#features/session/fakes.ts';
import { createSession } from '#features/session/session.ts';
import { App } from './App.tsx';

// Compiled ahead, so that the first test does not wait for it.
await import('./Portal.tsx');

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// Busy machines take their time.
configure({ asyncUtilTimeout: 10_000 });

const maya = sampleUser('maya');
const colleague = sampleUser('colleague');
const ended = { user: null, why: 'ended' } as const;
const none = '0/2 missions completed';
const one = '1/2 missions completed';

const addressOf = (id: string) => `/assets/plan-${id}-${content.version}.json`;

// The plans, as the server has them.
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    Response.json([intern, newHire].find(({ id }) => address === addressOf(id))),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The app, where whoever fills in the form is Maya. */
function open(employee?: 'account') {
  const user = userEvent.setup();
  const { authClient, report } = createFakeAuthClient({ success: true, user: maya });
  const { tabs, signOutElsewhere } = createFakeTabs();
  const storage = createFakeStorage();
  const session = createSession({
    authClient,
    storages: [() => storage],
    unfinishedSignOutFlag: 'test/signOutUnfinished',
    tabs,
  });
  render(
    <MemoryRouter initialEntries={['/home?milestone=team-lunch']}>
      <App storageNamespace="app-test" session={session} notices={{}} employee={employee} />
    </MemoryRouter>,
  );
  const chooseMilestone = async () =>
    user.click(await screen.findByRole('button', { name: /^Team Lunch/ }));
  return {
    user,
    report: (next: AuthState) => act(() => report(next)),
    chooseMilestone,
    signInAgain: async () => {
      await user.type(await screen.findByLabelText('Email'), 'maya@waymark.test');
      await user.type(screen.getByLabelText('Password'), 'any{Enter}');
      await chooseMilestone();
    },
    signOut: () => user.click(screen.getByRole('button', { name: 'Sign Out' })),
    signOutElsewhere: () => act(signOutElsewhere),
  };
}

const marks = () => screen.getByText(/^\d\/\d missions completed$/).textContent;

/** Maya has marked one mission, and does not keep it on the device. */
async function openWithMark() {
  const app = open();
  app.report({ user: maya });
  await app.user.click(await screen.findByRole('button', { name: 'Mark as Completed' }));
  await screen.findByText(one);
  return app;
}

it('shows marks to no other account, also when one follows the other directly', async () => {
  const { report, chooseMilestone } = await openWithMark();
  report({ user: colleague });
  await chooseMilestone();
  expect(marks()).toBe(none);
  report({ user: maya });
  await chooseMilestone();
  expect(marks()).toBe(none);
});

it('keeps marks over a session that the service ends, for their own account alone', async () => {
  const { report, user, chooseMilestone } = await openWithMark();
  report(ended);
  await screen.findByRole('heading', { name: 'Employee Portal' });
  report({ user: colleague });
  await chooseMilestone();
  expect(marks()).toBe(none);
  await user.click(screen.getByRole('button', { name: 'Mark as Completed' }));
  await screen.findByText(one);
  report(ended);
  report({ user: maya });
  await chooseMilestone();
  expect(marks()).toBe(one);
  report(ended);
  report({ user: colleague });
  await chooseMilestone();
  expect(marks()).toBe(one);
});

it('forgets marks with a press on Sign Out, of this account alone', async () => {
  const { report, signOut, signInAgain } = await openWithMark();
  report(ended);
  report({ user: colleague });
  await signOut();
  await signInAgain();
  expect(marks()).toBe(one);
  await signOut();
  await signInAgain();
  expect(marks()).toBe(none);
});

it('forgets marks with a Sign Out in another tab', async () => {
  const { signOutElsewhere, signInAgain } = await openWithMark();
  signOutElsewhere();
  await signInAgain();
  expect(marks()).toBe(none);
});

it('shows each account its own journey where it is set so', async () => {
  const { report } = open('account');
  report({ user: { ...colleague, displayName: 'Tomás Okafor', plan: 'intern' } });
  const title = { name: "Tomás Okafor's Onboarding Journey" };
  expect(await screen.findByRole('heading', title)).toBeDefined();
  expect(screen.getByText('0 of 3 missions completed')).toBeDefined();
  report({ user: maya });
  expect(await screen.findByText('0 of 22 missions completed')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Your Onboarding Journey' })).toBeDefined();
  expect(screen.getByText('U')).toBeDefined();
});

// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Identity, SessionUser, UserReport } from '#features/session/identity.ts';
import { createSession } from '#features/session/session.ts';
import type { TabLink } from '#features/session/tabLink.ts';
import { demoAccounts, newHire } from '#mocks/demoAccounts.ts';
import { createIdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { startMockServer } from '#mocks/node.ts';

const service = createIdentityToolkit({ accounts: demoAccounts });
const server = startMockServer(service);
const { createFirebaseIdentity } = await import('#features/session/firebase/firebaseIdentity.ts');
const { App } = await import('#app/App.tsx');
// Compiled ahead, so that the first test does not wait for it.
await import('#app/Portal.tsx');

let identity: Identity;
/** Node brings a global `localStorage` of its own from version 25 on, so the test brings another. */
const flags = new Map<string, string>();
const storage = {
  getItem: (name: string) => flags.get(name) ?? null,
  setItem: (name: string, value: string) => void flags.set(name, value),
  removeItem: (name: string) => void flags.delete(name),
} as Storage;

beforeEach(() => {
  service.reset();
  flags.clear();
  identity = createFirebaseIdentity({ settings: { apiKey: 'app-test' }, name: 'app-test' });
});

afterEach(async () => {
  cleanup();
  await identity.signOut();
  await identity.dispose();
});

afterAll(() => server.close());

const paths = ['/login', '/home', '/', '/anything', '/home/deeper', '/home/', '/HOME'];

describe('signed out', () => {
  it.each(paths)('%s shows the sign-in screen at /login', async (path) => {
    showAppAt(path);
    expect(
      await screen.findByRole('button', { name: 'Start My Onboarding Journey' }),
    ).toBeDefined();
    expect(currentAddress()).toBe('/login');
    expect(storage.getItem('isAuthenticated')).toBeNull();
  });
});

describe('signed in', () => {
  it.each(paths)('%s shows the portal at /home', async (path) => {
    await identity.signIn(newHire.email, newHire.password);
    showAppAt(path);
    await screen.findByRole('heading', { name: 'Welcome to Your Onboarding Experience' });
    expect(currentAddress()).toBe('/home');
    expect(storage.getItem('isAuthenticated')).toBe('true');
  });
});

it('shows Loading... and nothing else until the state is known', () => {
  showAppAt('/home');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('takes a new hire from the sign-in to the portal and out again', async () => {
  const user = userEvent.setup();
  showAppAt('/');
  await user.type(await screen.findByLabelText('Email'), newHire.email);
  await user.type(screen.getByLabelText('Password'), newHire.password);
  await user.click(screen.getByRole('button', { name: 'Start My Onboarding Journey' }));
  await screen.findByRole('heading', { name: 'Welcome to Your Onboarding Experience' });
  expect(storage.getItem('isAuthenticated')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('heading', { name: 'Employee Portal' })).toBeDefined();
  expect(currentAddress()).toBe('/login');
  await waitFor(() => expect(storage.getItem('isAuthenticated')).toBeNull());
});

it('returns to the query that a signed-out visitor came with, but not after a Sign Out', async () => {
  const user = userEvent.setup();
  const signIn = async () => {
    await user.type(await screen.findByLabelText('Email'), newHire.email);
    await user.type(screen.getByLabelText('Password'), `${newHire.password}{Enter}`);
    await screen.findByRole('button', { name: 'Sign Out' });
  };
  showAppAt('/home?milestone=team-lunch');
  await signIn();
  expect(currentAddress()).toBe('/home?milestone=team-lunch');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await signIn();
  expect(currentAddress()).toBe('/home');
});

describe('marks that are not kept on the device', () => {
  const query = '/home?milestone=team-lunch';

  /** The portal of the new hire with one mark, and what the identity service reports after it. */
  async function markOne() {
    const user = userEvent.setup();
    const { user: newHireUser } = (await identity.signIn(newHire.email, newHire.password)) as {
      user: SessionUser;
    };
    let hear: (report: UserReport) => void = () => {};
    let hearSignOut = () => {};
    const observed: Identity = {
      ...identity,
      observeUser: (listener) => {
        hear = listener;
        return () => {};
      },
    };
    const tabs: TabLink = {
      announceSignOut: () => {},
      onSignOut: (listener) => {
        hearSignOut = listener;
      },
    };
    showAppAt(query, observed, tabs);
    const report = (next: UserReport) => act(() => hear(next));
    const signInAgain = async () => {
      await user.type(await screen.findByLabelText('Email'), newHire.email);
      await user.type(screen.getByLabelText('Password'), `${newHire.password}{Enter}`);
      await user.click(await screen.findByRole('button', { name: /^Team Lunch/ }));
    };
    report({ user: newHireUser });
    await user.click(await screen.findByRole('button', { name: 'Mark as Completed' }));
    expect(marks()).toBe(one);
    return {
      user,
      newHireUser,
      colleague: { ...newHireUser, uid: 'somebody-else' },
      report,
      signInAgain,
      signOutElsewhere: () => act(() => hearSignOut()),
    };
  }
  const marks = () => screen.getByText(/^\d\/\d missions completed$/).textContent;
  const [none, one] = ['0/2 missions completed', '1/2 missions completed'];
  const ended = { user: null, why: 'ended' } as const;

  it('are shown to no other account, also when one follows the other directly', async () => {
    const { report, colleague, newHireUser } = await markOne();
    report({ user: colleague });
    expect(marks()).toBe(none);
    report({ user: newHireUser });
    expect(marks()).toBe(none);
  });

  it('outlast a session that the service ends, for their own account alone', async () => {
    const { report, colleague, newHireUser, user } = await markOne();
    report(ended);
    await screen.findByRole('heading', { name: 'Employee Portal' });
    report({ user: colleague });
    expect(marks()).toBe(none);
    await user.click(screen.getByRole('button', { name: 'Mark as Completed' }));
    report(ended);
    report({ user: newHireUser });
    expect(marks()).toBe(one);
    report(ended);
    report({ user: colleague });
    expect(marks()).toBe(one);
  });

  it('outlast the sign-in after it', async () => {
    const { report, signInAgain } = await markOne();
    report(ended);
    await signInAgain();
    expect(marks()).toBe(one);
  });

  it('are forgotten with a press on Sign Out, of this account alone', async () => {
    const { report, colleague, user, signInAgain } = await markOne();
    report(ended);
    report({ user: colleague });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await signInAgain();
    expect(marks()).toBe(one);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await signInAgain();
    expect(marks()).toBe(none);
  });

  it('are forgotten with a Sign Out in another tab', async () => {
    const { signOutElsewhere, signInAgain } = await markOne();
    signOutElsewhere();
    await signInAgain();
    expect(marks()).toBe(none);
  });
});

const noTabs: TabLink = { announceSignOut: () => {}, onSignOut: () => {} };

function showAppAt(path: string, from = identity, tabs = noTabs) {
  const session = createSession({ identity: from, storages: [() => storage], tabs });
  render(
    <MemoryRouter initialEntries={[path]}>
      <App installation="app-test" session={session} notices={{}} />
      <Address />
    </MemoryRouter>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{`${pathname}${search}`}</p>;
}

const currentAddress = () => screen.getByTestId('address').textContent;

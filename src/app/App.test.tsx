// @vitest-environment jsdom
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
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
const { App } = await import('./App.tsx');
// Compiled ahead, so that the first test does not wait for it.
await import('./Portal.tsx');

// Busy machines take their time.
configure({ asyncUtilTimeout: 10_000 });

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

describe('marks that are not kept on the device', () => {
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
        return identity.observeUser(listener);
      },
    };
    const tabs: TabLink = {
      announceSignOut: () => {},
      onSignOut: (listener) => {
        hearSignOut = listener;
      },
    };
    showApp(observed, tabs);
    const report = (next: UserReport) => act(() => hear(next));
    const chooseMilestone = async () =>
      user.click(await screen.findByRole('button', { name: /^Team Lunch/ }));
    const signInAgain = async () => {
      await user.type(await screen.findByLabelText('Email'), newHire.email);
      await user.type(screen.getByLabelText('Password'), `${newHire.password}{Enter}`);
      await chooseMilestone();
    };
    report({ user: newHireUser });
    await user.click(await screen.findByRole('button', { name: 'Mark as Completed' }));
    expect(marks()).toBe(one);
    return {
      user,
      newHireUser,
      colleague: { ...newHireUser, uid: 'somebody-else' },
      report,
      chooseMilestone,
      signInAgain,
      signOutElsewhere: () => act(() => hearSignOut()),
    };
  }
  const marks = () => screen.getByText(/^\d\/\d missions completed$/).textContent;
  const [none, one] = ['0/2 missions completed', '1/2 missions completed'];
  const ended = { user: null, why: 'ended' } as const;

  it('are shown to no other account, also when one follows the other directly', async () => {
    const { report, colleague, newHireUser, chooseMilestone } = await markOne();
    report({ user: colleague });
    await chooseMilestone();
    expect(marks()).toBe(none);
    report({ user: newHireUser });
    await chooseMilestone();
    expect(marks()).toBe(none);
  });

  it('outlast a session that the service ends, for their own account alone', async () => {
    const { report, colleague, newHireUser, user, chooseMilestone } = await markOne();
    report(ended);
    await screen.findByRole('heading', { name: 'Employee Portal' });
    report({ user: colleague });
    await chooseMilestone();
    expect(marks()).toBe(none);
    await user.click(screen.getByRole('button', { name: 'Mark as Completed' }));
    report(ended);
    report({ user: newHireUser });
    await chooseMilestone();
    expect(marks()).toBe(one);
    report(ended);
    report({ user: colleague });
    await chooseMilestone();
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

// docs/specification.md, section 9: the home screen uses the fixed employee id e1.
it('shows every account the journey of the sample employee', async () => {
  await identity.signIn('second.colleague@waymark.test', newHire.password);
  showApp(identity, { announceSignOut: () => {}, onSignOut: () => {} });
  const name = "Maya Lindqvist's Onboarding Journey";
  expect(await screen.findByRole('heading', { name })).toBeDefined();
});

function showApp(from: Identity, tabs: TabLink) {
  const session = createSession({
    identity: from,
    storages: [() => storage],
    unfinishedSignOutFlag: 'test/signOutUnfinished',
    tabs,
  });
  render(
    <MemoryRouter initialEntries={['/home?milestone=team-lunch']}>
      <App installation="app-test" session={session} notices={{}} />
    </MemoryRouter>,
  );
}

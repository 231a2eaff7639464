import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ChunkLoadError } from '#features/recovery.ts';
import { newHire } from '#mocks/demoAccounts.ts';
import type { FaultId } from '#mocks/identity-toolkit/index.ts';
import { LoadingScreen } from '#page/LoadingScreen';
import preview from '#storybook/preview.tsx';
import { anyFailure } from '#workbench/stories/anyFailure.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
import {
  type IdentityService,
  identityServiceOf,
  newName,
  onIdentityService,
  useIdentityService,
} from '#workbench/stories/identityService.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createLanguage } from './language/language.ts';
import type { EmployeeSetting } from './portal/plans.ts';
import { createPortalLoader } from './portal/portalLoader.ts';

interface OnRealSdkProps {
  /** The SDK stores its user under this name. */
  sessionName: string;
  employee: EmployeeSetting;
  /** The claims of the account that signs in. */
  claims: object;
  passwordResetLink?: string;
  fault?: FaultId;
}

function OnRealSdk({ sessionName, employee, passwordResetLink }: OnRealSdkProps) {
  const { openSession } = useIdentityService();
  const [{ session, close, portal }] = useState(() => {
    const opened = openSession(sessionName);
    const loader = createPortalLoader(
      { storageNamespace: sessionName, employee },
      opened.session,
      createLanguage('en'),
    );
    return { ...opened, portal: loader };
  });
  useEffect(() => () => void close(), [close]);
  return (
    <MemoryRouter initialEntries={['/home']}>
      <App session={session} portal={portal} passwordResetLink={passwordResetLink} />
    </MemoryRouter>
  );
}

const meta = preview.meta({
  ...onIdentityService,
  title: 'Screens/App',
  component: OnRealSdk,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  args: { sessionName: '', employee: 'sample' as const, claims: {} },
  // Other claims need a new session; a change in the toolbar does not.
  render: (args, { loaded }) => (
    <OnRealSdk {...args} key={JSON.stringify(args)} sessionName={loaded['sessionName']} />
  ),
});

/** Leaves a signed-in user in the SDK's storage, as an earlier visit would. */
async function rememberUser({ openSession }: IdentityService, sessionName: string) {
  const { session, close } = openSession(sessionName);
  await session.signIn(newHire.email, newHire.password);
  await close();
}

/** The control changes the plan, the first day and the people. */
export const PlanOfTheAccount = meta.story({
  args: {
    employee: 'account',
    claims: {
      plan: 'intern',
      joinDate: '2026-11-02',
      buddy: { name: 'Amara Nwosu', link: 'mailto:amara.nwosu@example.com' },
      manager: { name: 'Ruth Adeyemi', link: 'mailto:ruth.adeyemi@example.com' },
    },
  },
  parameters: { controls: { disable: false, include: ['claims'] } },
  loaders: [() => ({ sessionName: newName() })],
  beforeEach: async ({ loaded, args }) => {
    const service = identityServiceOf({ loaded });
    service.mock.setClaims(newHire.email, args.claims);
    await rememberUser(service, loaded['sessionName']);
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: /^Maya/ });
    await expect(panel).toHaveTextContent(/\d+ missions in \d+ milestones/);
  },
});

export const SignedInWithPasswordResetLink = PlanOfTheAccount.extend({
  name: 'To use the link from your email, please sign out first',
  args: { passwordResetLink: 'mode=resetPassword&oobCode=any' },
  play: async ({ canvas }) => {
    const waits = /^To use the link from your email/;
    await expect(await canvas.findByText(waits)).toBeVisible();
  },
});

export const WaysOnFromAPasswordResetLink = SignedInWithPasswordResetLink.extend({
  name: 'Ways on from a password link',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const signOut = await canvas.findByRole('button', { name: 'Sign Out' });
    await userEvent.click(signOut);
    const title = { level: 2, name: 'This link no longer works' };
    await expect(await canvas.findByRole('heading', title)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a new link' }));
    await expect(await canvas.findByRole('button', { name: 'Send me a link' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sign in' })).toHaveFocus();
  },
});

/** As in a built page, before React renders anything. */
export const Loading = meta.story({
  name: 'Loading...',
  render: () => <LoadingScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  },
});

/** A signed-in user returns at once, and again whenever a control changes. */
export const AnyFailure = meta.story({
  ...anyFailure('start', 'USER_DISABLED'),
  loaders: [() => ({ sessionName: newName() })],
  beforeEach: async ({ loaded, args: { fault } }) => {
    const service = identityServiceOf({ loaded });
    await rememberUser(service, loaded['sessionName']);
    service.mock.clearCalls();
    // Every start looks the user up. It refreshes the token only if that is an hour old.
    if (fault) service.mock.failNext(fault, 'lookup');
  },
});

export const LoadingTakesLong = meta.story({
  name: 'We are still checking whether you are signed in',
  loaders: [() => ({ sessionName: newName() })],
  beforeEach: async ({ loaded }) => {
    const service = identityServiceOf({ loaded });
    await rememberUser(service, loaded['sessionName']);
    service.mock.setDelay('infinite');
  },
  play: async ({ canvas, loaded }) => {
    const { mock } = identityServiceOf({ loaded });
    await waitFor(() => expect(mock.calls.at(-1)?.path).toBe('/v1/accounts:lookup'));
    const explanation = await canvas.findByText(/^We are still checking/);
    await expect(canvas.getByRole('status')).toContainElement(explanation);
  },
});

const Broken = ({ error }: { error: Error }): ReactNode => {
  throw error;
};

const breaking = (error: Error) => () => (
  <ErrorBoundary>
    <Broken error={error} />
  </ErrorBoundary>
);

export const BrokeDown = meta.story({
  name: 'Something went wrong on this page',
  render: breaking(new Error('A defect.')),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Something went wrong on this page');
    await expect(heading).toHaveFocus();
    await expect(document.title).toMatch(/^Something went wrong on this page/);
    await expectStops(userEvent, ['Reload the page']);
  },
});

export const DidNotLoadCompletely = BrokeDown.extend({
  name: 'This page did not load completely',
  render: breaking(new ChunkLoadError('A part of the page did not load.')),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('This page did not load completely');
    // A session that the device refused to store ends with a reload.
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/stay signed in|loses nothing/);
  },
});

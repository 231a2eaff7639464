import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { identityService, nextSessionName, openSession } from '#storybook/identityService.ts';
import preview from '#storybook/preview.tsx';
import { App } from './App.tsx';

interface OnRealSdkProps {
  path: string;
  /** The name of the session; what the SDK has stored belongs to it. */
  sessionName: string;
}

/** The whole app on the real SDK and the mocked identity service. */
function OnRealSdk({ path, sessionName }: OnRealSdkProps) {
  const [{ session, close }] = useState(() => openSession(sessionName));
  useEffect(() => () => void close(), [close]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <App session={session} notices={{}} />
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Screens/App',
  component: OnRealSdk,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  args: { path: '/home', sessionName: '' },
  render: ({ path }, { loaded }) => <OnRealSdk path={path} sessionName={loaded['sessionName']} />,
});

/** Leaves a signed-in user in the SDK's storage, as an earlier visit would. */
async function rememberUser(sessionName: string) {
  const { session, close } = openSession(sessionName);
  await session.signIn(newHire.email, newHire.password);
  await close();
}

export const SignedOut = meta.story({
  loaders: [() => ({ sessionName: nextSessionName() })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Start My/ })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  loaders: [() => ({ sessionName: nextSessionName() })],
  beforeEach: async ({ loaded }) => rememberUser(loaded['sessionName']),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Welcome to Your/ }, { timeout: 5000 }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  loaders: [() => ({ sessionName: nextSessionName() })],
  beforeEach: async ({ loaded }) => {
    await rememberUser(loaded['sessionName']);
    identityService.setDelay('infinite');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
    await waitFor(() => expect(identityService.calls.at(-1)?.path).toBe('/v1/accounts:lookup'));
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});

export const WholeJourney = meta.story({
  args: { path: '/anywhere' },
  loaders: [() => ({ sessionName: nextSessionName() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), newHire.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${newHire.password}{Enter}`);
    const heading = await canvas.findByRole(
      'heading',
      { level: 1, name: /^Welcome to Your/ },
      { timeout: 5000 },
    );
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Team Lunch/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await expect(
      await canvas.findByText('Well done. 1 of 2 missions completed in Team Lunch.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Employee Portal' })).toHaveFocus(),
    );
  },
});

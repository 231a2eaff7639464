import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { addressOfFault, type FaultId, faults } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { anyFailure } from '#workbench/stories/anyFailure.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
import {
  type IdentityService,
  identityServiceOf,
  onIdentityService,
  useIdentityService,
} from '#workbench/stories/identityService.ts';
import { loseNextAnswer } from '#workbench/stories/loseNextAnswer.ts';
import { SubmittedForm } from '#workbench/stories/SubmittedForm.tsx';
import type { PasswordReset } from '../authClient.ts';
import type { Session } from '../session.ts';
import { PasswordResetScreen, type PasswordResetScreenProps } from './PasswordResetScreen.tsx';

interface OnRealSdkProps extends Omit<PasswordResetScreenProps, 'actions'> {
  /** The fault of opening or using the link. */
  fault?: FaultId;
}

/** The screen on the real SDK, which talks to the mocked identity service. */
function OnRealSdk({ fault: _, link, ...props }: OnRealSdkProps) {
  const { mock, openSession } = useIdentityService();
  const [{ session, close }] = useState(() => openSession());
  useEffect(() => () => void close(), [close]);
  const mailed = mock.mails.at(-1)?.link ?? '';
  return (
    <PasswordResetScreen
      {...props}
      link={link || mailed.slice(mailed.indexOf('?') + 1)}
      actions={session}
    />
  );
}

async function withLinks(
  { openSession }: IdentityService,
  action: (links: PasswordReset, session: Session) => Promise<unknown>,
) {
  const { session, close } = openSession();
  await action(await session.loadPasswordReset(), session);
  await close();
}

const meta = preview.meta({
  ...onIdentityService,
  title: 'Screens/Password link',
  component: OnRealSdk,
  parameters: { layout: 'fullscreen' },
  args: {
    link: '',
    contact: { name: 'HR', link: 'mailto:people@example.com' },
    onEnd: fn(),
  },
  beforeEach: async ({ loaded, args: { fault } }) => {
    const service = identityServiceOf({ loaded });
    const isInLink = faults.some(({ id, scriptedAt }) => id === fault && scriptedAt);
    const to = fault && isInLink ? addressOfFault(fault) : newHire.email;
    await withLinks(service, ({ send }) => send(to));
    if (fault && !isInLink) service.mock.failNext(fault, 'resetPassword');
  },
  tags: ['!autodocs'],
});

type PlayContext = Pick<StoryContext, 'canvas' | 'loaded' | 'userEvent'>;

async function choose({ canvas, userEvent }: PlayContext, password: string) {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
}

export const SetYourPassword = meta.story({
  name: 'Set your password',
  tags: ['tree'],
  beforeEach: ({ loaded }) =>
    identityServiceOf({ loaded }).mock.setPolicy({
      minPasswordLength: 12,
      containsLowercaseCharacter: true,
      containsNumericCharacter: true,
    }),
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Set your password' });
    await expect(heading).toHaveFocus();
    await expect(document.title).toMatch(/^Set your password/);
    await expect(canvas.getByText(newHire.email)).toBeVisible();
    await expect(await canvas.findByText('At least 12 characters')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'winter-tram');
    await expect(canvas.getAllByText('Met')).toHaveLength(1);
  },
});

export const CheckingTheLink = meta.story({
  name: 'We are still checking your link',
  beforeEach: ({ loaded }) => identityServiceOf({ loaded }).mock.setDelay('infinite'),
  play: async ({ canvas }) => {
    const explanation = await canvas.findByText(/^We are still checking/);
    await expect(canvas.getByRole('status')).toContainElement(explanation);
  },
});

export const SettingThePassword = meta.story({
  play: async (context) => {
    const { canvas, loaded } = context;
    await canvas.findByText('At least 6 characters');
    identityServiceOf({ loaded }).mock.setDelay('infinite');
    await choose(context, 'winter-tram-12');
    await expect(canvas.getByRole('button', { name: 'Setting password...' })).toBeDisabled();
  },
});

export const PasswordRefused = meta.story({
  name: 'This password does not meet the company’s rules',
  args: { fault: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'winter-tram');
    const alert = await canvas.findByRole('alert', { name: 'Your password has not been set' });
    await expect(alert).toHaveFocus();
    await expect(document.title).toMatch(/^Error: Set your password/);
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveValue('winter-tram');
    await expect(field).toHaveAccessibleDescription(/^This password does not meet/);
    await userEvent.type(field, 's');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(field).toHaveValue('winter-trams');
  },
});

/** A link that leads to no form; the heading says why. */
const expectProblem = async ({ canvas }: Pick<PlayContext, 'canvas'>, title: string) => {
  const heading = await canvas.findByRole('heading', { level: 2, name: title });
  await expect(heading).toHaveFocus();
  await expect(document.title.startsWith(title)).toBe(true);
  await expect(canvas.queryByLabelText('New password')).toBeNull();
};

export const NoLongerWorks = meta.story({
  name: 'This link no longer works',
  args: { fault: 'EXPIRED_OOB_CODE' },
  play: async ({ args, canvas, userEvent }) => {
    await expectProblem({ canvas }, 'This link no longer works');
    await expectStops(userEvent, ['Send me a new link', 'Back to sign in', 'HR']);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onEnd).toHaveBeenCalledWith({ email: undefined });
  },
});

export const PartIsMissing = meta.story({
  name: 'Part of your link is missing',
  args: { link: 'mode=resetPassword&oobC' },
  play: ({ canvas }) => expectProblem({ canvas }, 'Part of your link is missing'),
});

export const ForSomethingElse = meta.story({
  name: 'This link is for something else',
  args: { link: 'mode=verifyEmail&oobCode=x' },
  play: async ({ canvas, userEvent }) => {
    await expectProblem({ canvas }, 'This link is for something else');
    await expectStops(userEvent, ['Back to sign in', 'HR']);
  },
});

export const CouldNotBeChecked = meta.story({
  name: 'Your link could not be checked',
  beforeEach: ({ loaded }) => identityServiceOf({ loaded }).mock.setOffline(true),
  play: ({ canvas }) => expectProblem({ canvas }, 'Your link could not be checked'),
});

export const AnswerLost = meta.story({
  name: 'Your password may already be set',
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('At least 6 characters');
    loseNextAnswer();
    await choose(context, 'winter-tram-12');
    const alert = await canvas.findByRole('alert', { name: 'Your password may already be set' });
    await expect(alert).toHaveFocus();
    await expect(alert).toHaveTextContent('sign in with your new password');
    await expect(canvas.getByLabelText('New password')).toHaveValue('winter-tram-12');
  },
});

/** The link is opened at once, and again whenever a control changes. If a form appears, a password is sent. */
export const AnyFailure = meta.story({
  ...anyFailure('link', 'EXPIRED_OOB_CODE'),
  render: (args) => (
    <SubmittedForm typed={{ '[type=password]': 'winter-tram' }}>
      <OnRealSdk {...args} />
    </SubmittedForm>
  ),
});

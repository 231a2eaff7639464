import { expect, waitFor } from 'storybook/test';
import { outcomeName } from '#mocks/callNames.ts';
import { newHire } from '#mocks/demoAccounts.ts';
import { addressOfFault, faults } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { sentenceAtSignIn } from '#workbench/errorLab/places.ts';
import { anyFailure } from '#workbench/stories/anyFailure.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
import { identityServiceOf } from '#workbench/stories/identityService.ts';
import { signInOnRealSdk } from '#workbench/stories/SignInOnRealSdk.tsx';
import { signIn } from '#workbench/stories/signIn.ts';
import { PasswordSetNote } from './passwordReset/PasswordSetNote.tsx';

const meta = preview.meta({
  ...signInOnRealSdk,
  title: 'Screens/Sign in',
  tags: ['!autodocs'],
});

export const SignedOut = meta.story({
  tags: ['tree'],
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(/sign up|register|create (an )?account/i)).toBeNull();
    await expect(identityServiceOf({ loaded }).mock.calls).toHaveLength(0);
    await expect(document.title).toMatch(/^Sign in/);
    await expect(document.body).toHaveFocus();
  },
});

export const WalkedWithTheKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, loaded, userEvent }) => {
    await expectStops(userEvent, ['Email']);
    await userEvent.keyboard(addressOfFault('USER_DISABLED'));
    await expectStops(userEvent, ['Password']);
    await userEvent.keyboard('any');
    await expectStops(userEvent, ['Show password']);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(identityServiceOf({ loaded }).mock.calls).toHaveLength(0);
    await expectStops(userEvent, ['Start My Onboarding Journey']);
    await userEvent.keyboard('{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveFocus();
    await expect(getComputedStyle(alert).outlineStyle).toBe('solid');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.queryByText(/^Your password is/)).toBeNull();
    await expectStops(userEvent, ['HR', 'Email', 'Password', 'Show password']);
    await userEvent.keyboard('{Enter}');
    await expect(alert).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('x');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(document.title).toMatch(/^Sign in/);
  },
});

export const AfterSignOut = meta.story({
  tags: ['behavior'],
  args: { cause: 'signOut' },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveFocus();
    await expect(heading.matches(':focus-visible')).toBe(true);
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
    await expect(await canvas.findByText('You are signed out.')).toBeInTheDocument();
    await userEvent.tab();
    // Some screen readers call whatever can take the focus clickable.
    await expect(heading).not.toHaveAttribute('tabindex');
  },
});

export const SessionEnded = meta.story({
  name: 'You have been signed out',
  args: { cause: 'ended' },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status', { name: /^You have been signed out/ });
    await expect(note).toHaveFocus();
    await expect(note).toHaveTextContent('to continue where you left off.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.title).toMatch(/^Sign in/);
  },
});

export const PasswordSet = meta.story({
  name: 'Your password is set',
  args: {
    cause: 'signOut',
    passwordResetOutcome: { email: newHire.email, note: <PasswordSetNote /> },
  },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status', {
      name: 'Your password is set Please sign in with it.',
    });
    await expect(note).toHaveFocus();
    await expect(canvas.queryByText('You are signed out.')).toBeNull();
    await expect(canvas.getByLabelText('Email')).toHaveValue(newHire.email);
  },
});

export const AccountDisabled = meta.story({
  name: 'This account has been disabled',
  args: { cause: 'disabled' },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status', { name: /^You have been signed out/ });
    await expect(note).toHaveFocus();
    await expect(note).toHaveTextContent(
      'This account has been disabled. HR can tell you why and reactivate it.',
    );
    await expect(note).not.toHaveTextContent('continue where you left off');
    await expect(canvas.getByRole('link', { name: 'HR' })).toBeVisible();
  },
});

export const SigningIn = meta.story({
  play: async (context) => {
    identityServiceOf(context).mock.setDelay('infinite');
    await signIn(context, newHire.email, newHire.password);
    await expect(context.canvas.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
});

export const SecondFailureIsAnnouncedAgain = meta.story({
  tags: ['behavior'],
  play: async (context) => {
    await signIn(context, addressOfFault('USER_DISABLED'));
    await context.canvas.findByRole('alert');
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: /^Start/ }));
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
    await expect(identityServiceOf(context).mock.calls).toHaveLength(2);
  },
});

/** The sign-in is submitted at once, and again whenever a control changes. */
export const AnyFailure = meta.story(anyFailure('signIn', 'TOO_MANY_ATTEMPTS_TRY_LATER'));

/** The faults with an immediate response, and without a captcha by Google. */
const shown = faults.filter(
  ({ response: { kind }, announces }) =>
    !['silent', 'stalled', 'slow'].includes(kind) && !announces?.captcha,
);

export const EachFailure = AnyFailure.extend({
  name: 'Each failure has its sentence',
  tags: ['behavior', '!lab'],
  play: async ({ args, mount }) => {
    for (const fault of shown) {
      const { component: Screen } = signInOnRealSdk;
      const canvas = await mount(<Screen key={fault.id} {...args} fault={fault.id} />);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(sentenceAtSignIn(fault));
      const calls = canvas.getByRole('complementary', { name: 'Calls of the SDK' });
      await expect(calls).toHaveTextContent(outcomeName(fault.outcome));
    }
  },
});

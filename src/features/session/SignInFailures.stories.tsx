import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import { addressOfFault, type FaultId, faults } from '#mocks/identity-toolkit/index.ts';
import preview from '#storybook/preview.tsx';
import { identityServiceOf } from '#workbench/stories/identityService.ts';
import { signInOnRealSdk } from '#workbench/stories/SignInOnRealSdk.tsx';
import { signIn } from '#workbench/stories/signIn.ts';
import { signInFailure } from './failures.ts';

interface PlayContext extends Pick<StoryContext, 'canvas' | 'name'> {
  args: { fault?: FaultId };
}

/** A story is named after the portal's sentence and, because the search looks at names, the code. */
async function refused({ args: { fault }, canvas, name }: PlayContext) {
  const [sentence = '', code = ''] = name.split(' · ');
  const outcome = faults.find(({ id }) => id === fault)?.outcome ?? '';
  await expect([outcome, 'any other code']).toContain(code);
  const alert = await canvas.findByRole('alert', { name: 'Authentication Error' });
  await expect(alert).toHaveFocus();
  await expect(alert).toHaveTextContent(sentence);
  await expect(document.title).toMatch(/^Error: Sign in/);
  for (const [field, label, value] of [
    ['email', 'Email', fault && addressOfFault(fault)],
    ['password', 'Password', 'any'],
  ] as const) {
    const { message, field: failed } = signInFailure({ code: outcome });
    const input = canvas.getByLabelText(label);
    await expect(input).toHaveValue(value);
    await expect(input).toHaveAttribute('aria-invalid', String(field === failed));
    await expect(input).toHaveAccessibleDescription(field === failed ? message : '');
  }
}

const meta = preview.meta({
  ...signInOnRealSdk,
  title: 'Screens/Sign-in failures',
  tags: ['!autodocs'],
  play: refused,
});

export const UserNotFound = meta.story({
  name: 'No account found with this email address. · auth/user-not-found',
  args: { fault: 'EMAIL_NOT_FOUND' },
  tags: ['tree'],
  play: async (context) => {
    await refused(context);
    await expect(context.canvas.getByRole('link', { name: 'HR' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:people@example\.com\?subject=.*email_not_found%40error/),
    );
  },
});

export const WrongPassword = meta.story({
  name: 'Incorrect password. Please try again. · auth/wrong-password',
  args: { fault: 'INVALID_PASSWORD' },
});

export const InvalidEmail = meta.story({
  name: 'Please enter a valid email address. · auth/invalid-email',
  args: { fault: 'INVALID_EMAIL' },
});

export const TooManyRequests = meta.story({
  name: 'Too many failed attempts. Please try again later. · auth/too-many-requests',
  args: { fault: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
});

export const UserDisabled = meta.story({
  name: 'This account has been disabled. · auth/user-disabled',
  args: { fault: 'USER_DISABLED' },
});

export const InvalidCredential = meta.story({
  name: 'Invalid email or password. Please check your credentials. · auth/invalid-credential',
  args: { fault: 'INVALID_LOGIN_CREDENTIALS' },
});

export const AnyOtherCode = meta.story({
  name: 'Failed to sign in. Please try again. · any other code',
  args: { fault: 'INTERNAL_ERROR' },
});

export const Exception = meta.story({
  name: 'An unexpected error occurred. Please try again. · exception',
  args: { fault: 'EXCEPTION' },
});

export const PasswordDoesNotMeetRequirements = meta.story({
  name: 'Your password no longer meets the company’s rules. · auth/password-does-not-meet-requirements',
  args: { fault: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' },
  play: async (context) => {
    await refused(context);
    await expect(await context.canvas.findByText('At least 16 characters')).toBeVisible();
    const policyCalls = identityServiceOf(context).mock.calls.filter(
      ({ path }) => path === '/v2/passwordPolicy',
    );
    await expect(policyCalls).toHaveLength(1);
  },
});

export const PasswordEndsWithASpace = meta.story({
  name: 'The password you entered begins or ends with a space.',
  play: async (context) => {
    await signIn(context, newHire.email, `${newHire.password} `);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(context.name);
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(`${newHire.password} `);
  },
});

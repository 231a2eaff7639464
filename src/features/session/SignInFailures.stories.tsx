import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newHire } from '#mocks/demoAccounts.ts';
import preview from '#storybook/preview.tsx';
import { identityServiceOf } from '#workbench/stories/identityService.ts';
import { signInOnRealSdk } from '#workbench/stories/SignInOnRealSdk.tsx';
import { signIn } from '#workbench/stories/signIn.ts';
import { signInFailure } from './failures.ts';

/** An export is named after the code with which the sign-in fails. Its `name` is what the portal then says. */
async function refused(context: StoryContext) {
  const { canvas, id, name } = context;
  const code = id.slice(id.indexOf('--') + 2);
  await signIn(context, `${code}@error.waymark.test`);
  const alert = await canvas.findByRole('alert', { name: 'Authentication Error' });
  await expect(alert).toHaveFocus();
  await expect(alert).toHaveTextContent(name);
  await expect(document.title).toMatch(/^Error: Sign in/);
  for (const [field, label, value] of [
    ['email', 'Email', `${code}@error.waymark.test`],
    ['password', 'Password', 'any'],
  ] as const) {
    const { message, field: failed } = signInFailure({ code: `auth/${code}` });
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
  name: 'No account found with this email address.',
  tags: ['tree'],
  play: async (context) => {
    await refused(context);
    await expect(context.canvas.getByRole('link', { name: 'The people team' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:people@example\.com\?subject=.*user-not-found%40error/),
    );
  },
});

export const WrongPassword = meta.story({ name: 'Incorrect password. Please try again.' });

export const TooManyRequests = meta.story({
  name: 'Too many failed attempts. Please try again later.',
});

export const InvalidCredential = meta.story({
  name: 'Invalid email or password. Please check your credentials.',
});

export const PasswordDoesNotMeetRequirements = meta.story({
  name: 'Your password no longer meets the company’s rules.',
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

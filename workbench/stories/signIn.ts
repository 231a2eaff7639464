import type { StoryContext } from '@storybook/react-vite';

/** Types the email and the password, and submits them. */
export async function signIn(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  email: string,
  password = 'any',
) {
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Start My Onboarding Journey' }));
}

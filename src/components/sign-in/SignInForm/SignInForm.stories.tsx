import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { signInWords } from '../../words/en/signIn.ts';
import { SignInForm } from './SignInForm.tsx';

const { form } = signInWords;

const meta = preview.meta({
  component: SignInForm,
  args: {
    isBusy: false,
    onSubmit: fn(),
    onEdit: fn(),
    onAskForLink: fn(),
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    for (const [attribute, value] of Object.entries({
      type: 'email',
      name: 'email',
      autocomplete: 'username',
      autocapitalize: 'none',
      spellcheck: 'false',
    })) {
      await expect(canvas.getByLabelText('Email')).toHaveAttribute(attribute, value);
    }
  },
});

export const SigningIn = meta.story({
  name: 'Signing In...',
  args: { isBusy: true },
  play: async ({ canvas }) => {
    for (const label of ['Email', 'Password']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
  },
});

/** src/features/session/SignInScreen.stories.tsx tests the keyboard and the failures. */
export const CheckedByTheBrowser = meta.story({
  name: 'Please enter a password.',
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText<HTMLInputElement>('Email');
    const password = canvas.getByLabelText<HTMLInputElement>('Password');
    const submit = canvas.getByRole('button', { name: 'Start My Onboarding Journey' });
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(submit);
    await expect(email.validity.valueMissing).toBe(true);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(form.invalidEmail);
    await userEvent.type(email, 'new.hire');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(email).not.toHaveAccessibleDescription();
    await userEvent.click(submit);
    await expect(email.validity.typeMismatch).toBe(true);
    await expect(email).toHaveAccessibleDescription(form.invalidEmail);
    await expect(email).toHaveValue('new.hire');
    await userEvent.type(email, '@waymark.test');
    await userEvent.click(submit);
    await expect(password.validity.valueMissing).toBe(true);
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription(form.missingPassword);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WithACopiedEmail = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText<HTMLInputElement>('Email');
    const sent = { email: 'new.hire@waymark.test', password: ' Grüße 🥾\u200b ' };
    await userEvent.click(email);
    await userEvent.paste('\u00a0new.\u200bhire@waymark.test\ufeff');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(email.validity.typeMismatch).toBe(true);
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste(sent.password);
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveValue(sent.email);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(sent);
    // A password manager may submit the form without a click.
    email.value = '\u200bnew.hire@waymark.test';
    email.form?.setAttribute('novalidate', '');
    email.form?.requestSubmit();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(sent);
  },
});

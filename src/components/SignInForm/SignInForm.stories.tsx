import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { contentWidth, expectNothingCut, expectStops } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { SignInForm, type SignInFormFailure, type SignInFormProps } from './SignInForm.tsx';

const meta = preview.meta({
  component: SignInForm,
  args: { status: 'idle' as const, onSubmit: fn(), onEdit: fn() },
});

const credentials = { email: 'new.hire@waymark.test', password: 'Welcome-2026' };

const elementsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    email: canvas.getByLabelText<HTMLInputElement>('Email'),
    password: canvas.getByLabelText<HTMLInputElement>('Password'),
    toggle: canvas.getByRole('button', { name: /(Show|Hide) password/ }),
    submit: canvas.getByRole('button', { name: /Start My Onboarding Journey|Signing In\.\.\./ }),
  };
};

export const Idle = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('name', 'email');
    await expect(email).toHaveAttribute('id', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(email).toHaveAttribute('autocapitalize', 'none');
    await expect(email).toHaveAttribute('spellcheck', 'false');
    await expect(email).toBeRequired();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toBeRequired();
    await expect(email.form).not.toHaveAttribute('novalidate');
    await expect(submit.textContent).toBe('Start My Onboarding Journey');
    await expect(submit).toHaveAttribute('type', 'submit');
    await expect(submit).toBeEnabled();
    await expect(canvas.getByText('Email').textContent).toBe('Email');
    await expect(canvas.getByText('Password').textContent).toBe('Password');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.body).toHaveFocus();
  },
});

export const SubmittedByClick = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    await userEvent.type(email, credentials.email);
    await userEvent.type(password, credentials.password);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(credentials);
  },
});

export const SubmittedByEnter = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password } = elementsOf(canvasElement);
    await userEvent.type(email, credentials.email);
    await userEvent.type(password, `${credentials.password}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(credentials);
  },
});

export const WalkedWithTheKeyboard = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    await expectStops(userEvent, ['Email']);
    await userEvent.keyboard(credentials.email);
    await expectStops(userEvent, ['Password']);
    await userEvent.keyboard(credentials.password);
    await expectStops(userEvent, ['Show password']);
    await userEvent.keyboard(' ');
    await expect(elementsOf(canvasElement).toggle).toHaveFocus();
    await expectStops(userEvent, ['Start My Onboarding Journey']);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(credentials);
  },
});

export const FilledWithoutKeys = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    email.value = credentials.email;
    password.value = credentials.password;
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(credentials);
  },
});

export const AnythingElseIsAccepted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b');
    await userEvent.type(canvas.getByLabelText('Password'), ' {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'a@b', password: ' ' });
  },
});

export const Pasted = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    await userEvent.click(email);
    await userEvent.paste(credentials.email);
    await userEvent.click(password);
    await userEvent.paste(' Grüße 🥾 with spaces ');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: credentials.email,
      password: ' Grüße 🥾 with spaces ',
    });
  },
});

export const NothingTyped = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, submit } = elementsOf(canvasElement);
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email.validity.valueMissing).toBe(true);
    await expect(email).toHaveFocus();
  },
});

export const NoPassword = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    await userEvent.type(email, credentials.email);
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(password.validity.valueMissing).toBe(true);
    await expect(password).toHaveFocus();
  },
});

export const NotAnAddress = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    await userEvent.type(email, 'new.hire');
    await userEvent.type(password, credentials.password);
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email.validity.typeMismatch).toBe(true);
    await expect(email).toHaveFocus();
  },
});

export const Submitting = meta.story({
  args: { status: 'submitting' },
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    await expect(submit.textContent).toBe('Signing In...');
    await expect(submit).toBeDisabled();
    email.value = credentials.email;
    password.value = credentials.password;
    await userEvent.click(submit);
    await userEvent.type(password, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Runs as on the screen: a press submits, a failure arrives when `answer` is pressed. */
function WithService({ failure, onSubmit, onEdit }: SignInFormProps) {
  const [state, setState] = useState<'idle' | 'submitting' | 'failed'>('idle');
  return (
    <>
      <SignInForm
        status={state === 'submitting' ? 'submitting' : 'idle'}
        failure={state === 'failed' ? failure : undefined}
        onSubmit={(typed) => {
          onSubmit(typed);
          setState('submitting');
        }}
        onEdit={() => {
          onEdit();
          setState('idle');
        }}
      />
      <button type="button" onClick={() => setState('failed')}>
        Let the service answer
      </button>
    </>
  );
}

const invalidCredential: SignInFormFailure = {
  message: 'Invalid email or password. Please check your credentials.',
  help: 'Check that Caps Lock is off. If it still fails, ask your manager or IT support.',
};

export const PressedTwice = meta.story({
  render: (args) => <WithService {...args} />,
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    await userEvent.type(email, credentials.email);
    await userEvent.type(password, credentials.password);
    await userEvent.dblClick(submit);
    await userEvent.type(password, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(submit).toBeDisabled();
  },
});

export const ShownPasswordIsHiddenOnSubmit = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, toggle, submit } = elementsOf(canvasElement);
    await userEvent.type(email, credentials.email);
    await userEvent.type(password, credentials.password);
    await userEvent.click(toggle);
    await expect(password.type).toBe('text');
    await expect(toggle).toHaveAccessibleName('Hide password');
    await userEvent.click(submit);
    await expect(password.type).toBe('password');
    await expect(toggle).toHaveAccessibleName('Show password');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(credentials);
  },
});

export const ToggleSubmitsAndEditsNothing = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password, toggle } = elementsOf(canvasElement);
    email.value = credentials.email;
    password.value = credentials.password;
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(password).toHaveValue(credentials.password);
  },
});

export const EveryEditIsReported = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const { email, password } = elementsOf(canvasElement);
    await userEvent.type(email, 'a');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await userEvent.type(password, 'b');
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
    await userEvent.clear(email);
    await expect(args.onEdit).toHaveBeenCalledTimes(3);
    await userEvent.click(password);
    await userEvent.paste('c');
    await expect(args.onEdit).toHaveBeenCalledTimes(4);
  },
});

async function expectFailure(canvasElement: HTMLElement, failure: SignInFormFailure | undefined) {
  const canvas = within(canvasElement);
  const { email, password } = elementsOf(canvasElement);
  const box = canvas.getByRole('alert', { name: 'Authentication Error' });
  await expect(within(box).getByRole('heading').textContent).toBe('Authentication Error');
  const message = within(box).getByText(failure?.message ?? '');
  await expect(message.textContent).toBe(failure?.message);
  await expect(box).toHaveFocus();

  const isFollowedBy = box.compareDocumentPosition(email);
  await expect(isFollowedBy & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    email.getBoundingClientRect().top,
  );

  for (const [name, field] of [['email', email] as const, ['password', password] as const]) {
    if (failure?.field === name) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(failure.message);
    } else {
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).not.toHaveAttribute('aria-describedby');
    }
  }
}

export const InvalidCredential = meta.story({
  args: { failure: { message: 'Invalid email or password. Please check your credentials.' } },
  play: async ({ args, canvasElement, userEvent }) => {
    await expectFailure(canvasElement, args.failure);
    await userEvent.tab();
    await expect(elementsOf(canvasElement).email).toHaveFocus();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
});

export const UserNotFound = InvalidCredential.extend({
  args: {
    failure: { message: 'No account found with this email address.', field: 'email' },
  },
});

export const WrongPassword = InvalidCredential.extend({
  args: {
    failure: { message: 'Incorrect password. Please try again.', field: 'password' },
  },
});

export const InvalidEmail = InvalidCredential.extend({
  args: { failure: { message: 'Please enter a valid email address.', field: 'email' } },
});

export const TooManyRequests = InvalidCredential.extend({
  args: {
    failure: {
      message: 'Too many failed attempts. Please try again later.',
      help: 'Wait a few minutes before the next try.',
    },
  },
});

export const UserDisabled = InvalidCredential.extend({
  args: {
    failure: {
      message: 'This account has been disabled.',
      help: 'Please contact HR.',
    },
  },
});

export const OtherCode = InvalidCredential.extend({
  args: {
    failure: {
      message: 'Failed to sign in. Please try again.',
      help: 'Check your connection.',
    },
  },
});

export const Exception = InvalidCredential.extend({
  args: { failure: { message: 'An unexpected error occurred. Please try again.' } },
});

export const PasswordRules = InvalidCredential.extend({
  args: {
    failure: {
      message: 'Failed to sign in. Please try again.',
      help: 'Your company asks for a password with:',
      passwordRules: ['at least 12 characters', 'a lowercase letter', 'a number'],
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expectFailure(canvasElement, args.failure);
    const rules = canvas.getAllByRole('listitem').map((rule) => rule.textContent);
    await expect(rules).toEqual(['at least 12 characters', 'a lowercase letter', 'a number']);
    await expect(canvas.getByText(args.failure?.help ?? '')).toBeVisible();
  },
});

export const FailsAndIsEdited = meta.story({
  render: (args) => <WithService {...args} />,
  args: { failure: invalidCredential },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { email, password, toggle, submit } = elementsOf(canvasElement);
    const answer = canvas.getByRole('button', { name: 'Let the service answer' });
    await userEvent.type(email, credentials.email);
    await userEvent.type(password, `${credentials.password}{Enter}`);
    await userEvent.click(answer);
    await expectFailure(canvasElement, args.failure);
    await expect(submit.textContent).toBe('Start My Onboarding Journey');
    await expect(submit).toBeEnabled();
    await expect(email).toHaveValue(credentials.email);
    await expect(password).toHaveValue(credentials.password);

    await userEvent.click(toggle);
    await expect(canvas.getByRole('alert')).toBeVisible();

    await userEvent.type(password, '!');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(password).toHaveFocus();
    await expect(password).toHaveValue(`${credentials.password}!`);

    await userEvent.click(submit);
    await userEvent.click(answer);
    await expectFailure(canvasElement, args.failure);
    await userEvent.type(email, 'x');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

export const FailsTwiceInTheSameWay = meta.story({
  render: (args) => <WithService {...args} />,
  args: { failure: invalidCredential },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { email, password, submit } = elementsOf(canvasElement);
    const answer = canvas.getByRole('button', { name: 'Let the service answer' });
    email.value = credentials.email;
    password.value = credentials.password;
    for (const attempt of [1, 2]) {
      await userEvent.click(submit);
      await userEvent.click(answer);
      await expectFailure(canvasElement, args.failure);
      await expect(args.onSubmit).toHaveBeenCalledTimes(attempt);
    }
  },
});

export const ButtonFillsTheForm = meta.story({
  play: async ({ canvasElement }) => {
    const { email, submit } = elementsOf(canvasElement);
    if (!email.form) throw new Error('no form');
    await expect(submit.getBoundingClientRect().width).toBeCloseTo(contentWidth(email.form), 0);
  },
});

export const LongFailureOnANarrowScreen = meta.story({
  args: {
    failure: {
      message: `${longText}.`,
      help: `${longText}. ${unbrokenText}`,
      passwordRules: [longText, unbrokenText],
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
    for (const element of Object.values(elementsOf(canvasElement))) {
      await expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const IdleInTheDark = Idle.extend({ globals: { theme: 'dark' } });

export const SubmittingInTheDark = Submitting.extend({ globals: { theme: 'dark' } });

export const FailureInTheDark = WrongPassword.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story({
  ...allStates(meta, {
    Idle,
    Submitting,
    InvalidCredential,
    UserNotFound,
    WrongPassword,
    PasswordRules,
    LongFailureOnANarrowScreen,
  }),
  // The messages take the focus, and would pull the reader of a docs page about.
  tags: ['!autodocs'],
});

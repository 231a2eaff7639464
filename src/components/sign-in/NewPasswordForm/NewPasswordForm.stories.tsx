import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectStops } from '#workbench/stories/checks.ts';
import { longText } from '../../ui/samples.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const rules = [
  { sentence: 'At least 12 characters', isMetBy: ({ length }: string) => length >= 12 },
  { sentence: 'At least one digit', isMetBy: (password: string) => /\d/.test(password) },
];

const meta = preview.meta({
  component: NewPasswordForm,
  args: {
    isBusy: false,
    email: 'new.hire@waymark.test',
    rules,
    proposal: { minLength: 12, maxLength: 20, passwordrules: 'minlength: 12; required: digit' },
    onSubmit: fn(),
    onEdit: fn(),
    onBack: fn(),
  },
});

export const Playground = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAccessibleDescription(
      'Rules for your new password: At least 12 characters At least one digit',
    );
    for (const [attribute, value] of Object.entries(args.proposal ?? {})) {
      await expect(field).toHaveAttribute(attribute, String(value));
    }
    const username = canvasElement.querySelector('[autocomplete=username]');
    await expect(username).toHaveValue('new.hire@waymark.test');
    // Some password managers skip fields that are not displayed.
    await expect(username).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
  },
});

export const RulesNotKnown = meta.story({
  args: { rules: [], proposal: undefined },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await expect(field).not.toHaveAttribute('aria-describedby');
    for (const password of [' a', 'a\u00a0']) {
      await userEvent.clear(field);
      await userEvent.type(field, password);
      await expect(field).toHaveAccessibleDescription(/^Your password begins or ends with a space/);
    }
    await userEvent.clear(field);
    await expect(field).not.toHaveAttribute('aria-describedby');
  },
});

export const Setting = meta.story({
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('readonly');
  },
});

export const Refused = meta.story({
  name: 'This password does not meet the company’s rules',
  args: {
    failure: {
      message: 'This password does not meet the company’s rules. Please choose another one.',
      help: 'The rules are below the field.',
      field: 'password',
    },
  },
});

export const UnbrokenText = meta.story({
  tags: ['edge-case'],
  args: { email: `${longText.replaceAll(/\W/g, '')}@waymark.test` },
});

export const TypedByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const statuses = () => canvas.getAllByRole('listitem').map(({ dataset }) => dataset['status']);
    await expectStops(userEvent, ['New password']);
    await userEvent.keyboard('Grüße 🥾 4');
    await expect(statuses()).toEqual(['missing', 'met']);
    await expect(args.onEdit).toHaveBeenCalled();
    await expectStops(userEvent, ['Show password', 'Set password']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Grüße 🥾 4');
    await expectStops(userEvent, ['Back to sign in']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

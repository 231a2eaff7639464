import { useRef } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { allStates, stateIn } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../samples.ts';
import {
  PasswordField,
  type PasswordFieldHandle,
  type PasswordFieldProps,
} from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password' },
  parameters: {
    guide: {
      purpose: 'A password that can be read while it is typed.',
      do: ['Call `hide` when the form is sent: no bystander or password manager meets it as text.'],
      dont: ['Ask for the password twice.', 'Forbid pasting, or filling by a password manager.'],
      keyboard: [
        ['Tab', 'The field, then its button.'],
        [
          'Enter, Space',
          'On the button: show or hide the password. The form is not sent, and nothing counts as edited.',
        ],
      ],
      screenReader: [
        'The button is named “Show password”, then “Hide password”.',
        'Pressing it says “Your password is visible” or “Your password is hidden”. Hiding it from outside says nothing.',
        '“Caps Lock is on.” is said and seen while it is true and the field has the focus.',
      ],
    },
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeRequired();
    for (const attribute of ['aria-invalid', 'placeholder', 'maxlength']) {
      await expect(field).not.toHaveAttribute(attribute);
    }
  },
});

export const Hidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'Welcome-2026');
    await expect(field.type).toBe('password');
    await expect(field).toHaveValue('Welcome-2026');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(field).toHaveAttribute('id', 'current-password');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Show password');
    for (const region of canvas.getAllByRole('status')) await expect(region).toBeEmptyDOMElement();
  },
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'Welcome-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field.type).toBe('text');
    await expect(field).toHaveValue('Welcome-2026');
    await expect(canvas.getByText('Your password is visible')).toHaveRole('status');
  },
});

const pressKey = async (field: HTMLElement, modifierCapsLock: boolean) =>
  fireEvent.keyDown(field, { key: 'W', modifierCapsLock });

export const CapsLockOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await pressKey(field, true);
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
    await expect(canvas.getByText('Caps Lock is on.')).toHaveRole('status');
  },
});

export const WhileSubmitting = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'x');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
});

export const Invalid = meta.story({
  args: { errorId: 'message' },
  render: (args) => (
    <>
      <p id="message">Incorrect password. Please try again.</p>
      <PasswordField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Incorrect password. Please try again.');
  },
});

export const LongLabel = meta.story({ args: { label: longText } });

export const UnbrokenLabel = meta.story({ args: { label: unbrokenText } });

export const AllStates = meta.story({
  ...allStates(meta, {
    Empty,
    Hidden,
    Shown,
    CapsLockOn,
    WhileSubmitting,
    Invalid,
    LongLabel,
    UnbrokenLabel,
  }),
  play: async ({ canvasElement }) => {
    for (const caption of ['Hidden', 'Shown', 'Caps lock on', 'While submitting', 'Invalid']) {
      const field = stateIn(canvasElement, caption).getByLabelText<HTMLInputElement>('Password');
      field.value = 'Welcome-2026';
    }
    const shown = stateIn(canvasElement, 'Shown');
    shown.getByRole('button', { name: 'Show password' }).click();
    await expect(await shown.findByText('Your password is visible')).toBeVisible();
    const capsLockOn = stateIn(canvasElement, 'Caps lock on');
    await pressKey(capsLockOn.getByLabelText('Password'), true);
    await expect(await capsLockOn.findByText('Caps Lock is on.')).toBeVisible();
  },
});

export const ToggledByClick = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button');
    await expect(toggle).toHaveAttribute('aria-controls', 'current-password');
    const { left, width, height } = toggle.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAccessibleName('Hide password');
    await expect(toggle.getBoundingClientRect()).toMatchObject({ left, width });
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByText('Your password is hidden')).toHaveRole('status');
    await expect(toggle).toHaveAccessibleName('Show password');
    await expect(toggle).not.toHaveAttribute('aria-pressed');
  },
});

export const ToggledByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'Welcome-2026');
    field.setSelectionRange(3, 7);
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    for (const [key, type] of [
      [' ', 'text'],
      ['{Enter}', 'password'],
    ] as const) {
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard(key);
      await expect(field.type).toBe(type);
      await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
    }
  },
});

function WithHandle(props: PasswordFieldProps) {
  const field = useRef<PasswordFieldHandle>(null);
  return (
    <>
      <PasswordField {...props} ref={field} />
      <button type="button" onClick={() => field.current?.hide()}>
        Hide it from outside
      </button>
    </>
  );
}

export const HiddenFromOutside = meta.story({
  tags: ['behavior'],
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide it from outside' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    for (const region of canvas.getAllByRole('status')) await expect(region).toBeEmptyDOMElement();
  },
});

export const CapsLockOffAgain = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await pressKey(field, true);
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
  },
});

import { useRef } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { allStates, stateIn } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import {
  PasswordField,
  type PasswordFieldHandle,
  type PasswordFieldProps,
} from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password' },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveValue('');
    await expect(field).toBeInvalid();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).not.toHaveAttribute('placeholder');
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
    await expect(field).not.toHaveAttribute('maxlength');
    await expect(field).toBeRequired();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Show password');
    for (const region of canvas.getAllByRole('status')) await expect(region).toBeEmptyDOMElement();
  },
});

export const Shown = Hidden.extend({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'Welcome-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field.type).toBe('text');
    await expect(field).toHaveValue('Welcome-2026');
    await expect(canvas.getByText('Your password is visible')).toHaveRole('status');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Hide password');
  },
});

export const HiddenAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button');
    await expect(toggle).toHaveAttribute('aria-controls', 'current-password');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByText('Your password is hidden')).toHaveRole('status');
    await expect(toggle).toHaveAccessibleName('Show password');
    await expect(toggle).not.toHaveAttribute('aria-pressed');
  },
});

export const ToggledByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'Welcome-2026');
    field.setSelectionRange(3, 7);
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field.type).toBe('text');
    await expect(toggle).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
    await userEvent.keyboard('{Enter}');
    await expect(field.type).toBe('password');
    await expect(toggle).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
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
  render: (args) => <WithHandle {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide it from outside' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    for (const region of canvas.getAllByRole('status')) await expect(region).toBeEmptyDOMElement();
  },
});

export const CapsLockOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'W', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
    await expect(canvas.getByText('Caps Lock is on.')).toHaveRole('status');
  },
});

export const CapsLockOffAgain = CapsLockOn.extend({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'W', modifierCapsLock: true });
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible();
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
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

export const ComfortableToTouch = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});

export const LongLabelOnANarrowScreen = meta.story({
  args: { label: longText },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenLabel = LongLabelOnANarrowScreen.extend({ args: { label: unbrokenText } });

export const NothingMovesWhenToggled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button');
    const { left, width } = toggle.getBoundingClientRect();
    await userEvent.click(toggle);
    await expect(toggle.getBoundingClientRect()).toMatchObject({ left, width });
  },
});

export const Dark = Shown.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story({
  ...allStates(meta, {
    Empty,
    Hidden,
    Shown,
    CapsLockOn,
    WhileSubmitting,
    Invalid,
    LongLabelOnANarrowScreen,
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
    const field = capsLockOn.getByLabelText('Password');
    await fireEvent.keyDown(field, { key: 'W', modifierCapsLock: true });
    await expect(await capsLockOn.findByText('Caps Lock is on.')).toBeVisible();
  },
});

import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { signInWords as german } from '../../words/de/signIn.ts';
import { signInWords as english } from '../../words/en/signIn.ts';
import { longText } from '../samples.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', labels: english.form },
  argTypes: { labels: slot({ english: english.form, german: german.form }) },
});

export const Playground = meta.story({});

export const KnownToPasswordManagers = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    for (const [attribute, value] of Object.entries({
      name: 'current-password',
      autocomplete: 'current-password',
      spellcheck: 'false',
      autocapitalize: 'none',
    })) {
      await expect(field).toHaveAttribute(attribute, value);
    }
  },
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Welcome-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
});

const pressKey = async (field: HTMLElement, modifierCapsLock: boolean) =>
  fireEvent.keyDown(field, { key: 'W', modifierCapsLock });

export const CapsLockOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await pressKey(field, true);
    await expect(await canvas.findByText('Caps Lock is on.')).toBeVisible();
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
    await pressKey(field, true);
    await expect(canvas.getByText('Caps Lock is on.').parentElement).toHaveAttribute('aria-live');
  },
});

export const WhileSubmitting = meta.story({ args: { readOnly: true } });

export const Toggled = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'Welcome-2026');
    field.setSelectionRange(3, 7);
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveAttribute('aria-controls', field.id);
    const { width, height } = toggle.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    for (const [key, type, name, message] of [
      [' ', 'text', 'Hide password', 'Your password is visible'],
      ['{Enter}', 'password', 'Show password', 'Your password is hidden'],
    ] as const) {
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard(key);
      await expect(field.type).toBe(type);
      await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
      await expect(toggle).toHaveAccessibleName(name);
      const said = await canvas.findByText(message);
      await expect(said.parentElement).toHaveAttribute('aria-live');
    }
  },
});

export const LongText = meta.story({ tags: ['edge-case'], args: { label: longText } });

/** PasswordField.test.tsx checks that a minute without input hides the password, too. */
export const HiddenByItself = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'Welcome-2026');
    for (const [target, event] of [
      [window, new PageTransitionEvent('pagehide', { persisted: true })],
      [document, new Event('visibilitychange', { bubbles: true })],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      field.focus();
      field.setSelectionRange(3, 7);
      target.dispatchEvent(event);
      // Without waiting, because browsers cache the page right after the event.
      await expect(field.type).toBe('password');
      await expect(field.value).toBe('Welcome-2026');
      await expect(field).toHaveFocus();
      await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
    }
    await expect(await canvas.findByText('Your password is hidden')).toBeInTheDocument();
  },
});

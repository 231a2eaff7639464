import { expect } from 'storybook/test';
import { allStates, stateIn } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut, themeColor } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'username' },
  argTypes: { end: { control: false } },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('name', 'email');
    await expect(field).toHaveAttribute('id', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await expect(field).not.toHaveAttribute('placeholder');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).not.toHaveAttribute('aria-describedby');
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'new.hire@waymark.test');
    await expect(field).toHaveValue('new.hire@waymark.test');
  },
});

export const LabelLeadsToTheField = meta.story({
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByText('Email');
    await userEvent.click(label);
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveFocus();
    await expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      field.getBoundingClientRect().top,
    );
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeRequired();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
  },
});

export const WhileSubmitting = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'x');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
});

export const Invalid = meta.story({
  args: { errorId: 'message' },
  render: (args) => (
    <>
      <p id="message">Please enter a valid email address.</p>
      <TextField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    const frame = field.parentElement ?? field;
    await expect(getComputedStyle(frame).borderTopColor).toBe(themeColor('danger'));
    await expect(getComputedStyle(frame).boxShadow).not.toBe('none');
  },
});

export const WithControlAtTheEnd = meta.story({
  args: { end: <Button kind="quiet">Show</Button> },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email').getBoundingClientRect();
    const control = canvas.getByRole('button').getBoundingClientRect();
    await expect(control.left).toBeGreaterThanOrEqual(field.right);
    await expect(control.height).toBeGreaterThanOrEqual(44);
  },
});

export const WithControlAtTheEndRightToLeft = WithControlAtTheEnd.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email').getBoundingClientRect();
    const control = canvas.getByRole('button').getBoundingClientRect();
    await expect(control.right).toBeLessThanOrEqual(field.left);
  },
});

export const LongLabelOnANarrowScreen = meta.story({
  args: { label: longText },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingCut(canvasElement);
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});

export const UnbrokenLabel = LongLabelOnANarrowScreen.extend({ args: { label: unbrokenText } });

export const Dark = Filled.extend({ globals: { theme: 'dark' } });

export const InvalidInTheDark = Invalid.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story({
  ...allStates(meta, {
    Empty,
    Filled,
    WhileSubmitting,
    Invalid,
    WithControlAtTheEnd,
    LongLabelOnANarrowScreen,
    UnbrokenLabel,
  }),
  play: async ({ canvasElement }) => {
    for (const caption of ['Filled', 'While submitting', 'Invalid']) {
      const field = stateIn(canvasElement, caption).getByLabelText<HTMLInputElement>('Email');
      field.value = 'new.hire@waymark.test';
    }
  },
});

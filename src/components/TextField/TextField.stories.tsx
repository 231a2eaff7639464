import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { themeColor } from '#workbench/stories/checks.ts';
import { Button } from '../Button/Button.tsx';
import { longText } from '../samples.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'username' },
});

export const Empty = meta.story({});

export const Filled = meta.story({ args: { defaultValue: 'new.hire@waymark.test' } });

export const WhileSubmitting = Filled.extend({ args: { readOnly: true } });

export const Invalid = Filled.extend({
  args: { errorId: 'message', required: true },
  render: (args) => (
    <>
      <p id="message">Please enter a valid email address.</p>
      <TextField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    const frame = field.parentElement ?? field;
    await expect(getComputedStyle(frame).borderTopColor).toBe(themeColor('danger'));
    await expect(getComputedStyle(frame).boxShadow).not.toBe('none');
  },
});

export const WithControlAtTheEnd = meta.story({
  args: { end: <Button kind="quiet">Show</Button> },
});

export const LongLabel = meta.story({ args: { label: longText } });

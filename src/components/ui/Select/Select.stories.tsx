import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../samples.ts';
import { Select } from './Select.tsx';

const meta = preview.meta({
  component: Select,
  args: {
    label: 'Delay',
    defaultValue: '1000',
    options: { 0: 'None', 1000: '1 second', 3000: '3 seconds' },
    onChange: fn(),
  },
});

export const Playground = meta.story({});

export const Groups = meta.story({
  args: {
    label: 'Answer with',
    defaultValue: 'USER_DISABLED',
    options: {
      Password: {
        INVALID_LOGIN_CREDENTIALS: 'A wrong password',
        USER_DISABLED: 'A closed account',
      },
      Network: { timeout: 'No answer' },
    },
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { label: longText, options: { 1000: longText } },
});

export const Chosen = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Delay' });
    await userEvent.selectOptions(list, '3 seconds');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(list.value).toBe('3000');
  },
});

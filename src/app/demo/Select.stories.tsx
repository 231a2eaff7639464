import { expect, fn } from 'storybook/test';
import { longText } from '#components/samples.ts';
import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { Select } from './Select.tsx';

const answers = { usual: 'As usual', offline: 'Offline', throttled: 'Too many attempts' };

const meta = preview.meta({
  title: 'Select',
  tags: ['!autodocs'],
  component: Select,
  args: { label: 'Answers', value: 'usual', options: answers, onChange: fn() },
});

export const OneOfThree = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Answers' }), 'Offline');
    await expect(args.onChange).toHaveBeenCalledWith('offline');
  },
});

export const InGroups = meta.story({
  args: {
    value: 'slow',
    options: { Network: { offline: 'Offline', slow: 'Slow' }, Account: { disabled: 'Disabled' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Network' })).toContainElement(
      canvas.getByRole('option', { name: 'Slow', selected: true }),
    );
  },
});

export const Invalid = meta.story({
  args: { errorId: 'message' },
  render: (args) => (
    <>
      <Select {...args} />
      <p id="message">Choose one of the answers.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox');
    await expect(list).toBeInvalid();
    await expect(list).toHaveAccessibleDescription('Choose one of the answers.');
  },
});

export const LongTexts = meta.story({
  args: { label: longText, options: { usual: longText, offline: 'Offline' } },
});

export const AllStates = meta.story(allStates(meta, { OneOfThree, InGroups, Invalid, LongTexts }));

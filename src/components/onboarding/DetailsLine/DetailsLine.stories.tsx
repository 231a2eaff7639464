import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { longText } from '../../ui/samples.ts';
import { DetailsLine } from './DetailsLine.tsx';

const name = 'Workstation Setup';

const meta = preview.meta({
  component: DetailsLine,
  args: { details: [name, '20 min', 'by Nov 6'], names: [name] },
  argTypes: {
    details: slot({
      all: [name, '20 min', 'by Nov 6'],
      noTime: [name, undefined, 'by Nov 6'],
      oneOnly: [name],
    }),
    names: { control: false },
  },
});

export const Playground = meta.story({});

export const WrapsAfterADot = meta.story({
  tags: ['behavior'],
  args: { details: ['0 of 4', 'planned for November 6', 'Day 4'], names: [] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '11rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second, third] = ['0 of 4 ·', 'planned for November 6 ·', 'Day 4'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(second?.left).toBe(first?.left);
    await expect(third?.left).toBe(first?.left);
  },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { details: [longText, '20 min'], names: [longText] },
});

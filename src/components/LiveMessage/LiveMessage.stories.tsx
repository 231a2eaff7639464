import { expect } from 'storybook/test';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText } from '../samples.ts';
import { LiveMessage } from './LiveMessage.tsx';

const meta = preview.meta({
  component: LiveMessage,
  tags: ['unseen'],
  args: { message: 'Orientation: 2 of 3 missions completed' },
  parameters: {
    guide: {
      purpose: 'Says to screen readers what has changed elsewhere on the page.',
      do: [
        'Keep it on the page, empty, from the start: what arrives together with its message may not be read.',
        'Write a whole sentence.',
      ],
      dont: [
        'Repeat what is read anyway, because it takes the focus.',
        'Use it for what people who see need too.',
      ],
      screenReader: [
        'A status: the sentence is read as a whole, after what is being said. Nothing of it is seen.',
      ],
    },
  },
});

export const WithMessage = meta.story({
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent(args.message);
    await expect(region).toHaveAttribute('aria-atomic', 'true');
  },
});

export const LongMessage = meta.story({
  args: { message: longText },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('status').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expectNothingCut(canvasElement);
  },
});

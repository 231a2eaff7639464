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
        'Keep it on the page, empty, from the start. A message that it begins with follows a frame later.',
        'Write a whole sentence.',
        'Pass another `turn` where the same sentence is to be said once more.',
      ],
      dont: [
        'Repeat what is read anyway, because it takes the focus.',
        'Hide what people who see need too: pass a `className`.',
      ],
      screenReader: [
        'The sentence is read as a whole, after what is being said. Nothing is met in passing while there is none.',
      ],
    },
  },
});

/** What the region said when it came into the page. */
let saidAtFirst: string | null = null;

const lookAtFirst = (box: HTMLElement | null) => {
  if (box) saidAtFirst = box.textContent;
};

export const WithMessage = meta.story({
  render: (args) => (
    <div ref={lookAtFirst}>
      <LiveMessage {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await expect(saidAtFirst).toBe('');
    const region = (await canvas.findByText(args.message)).parentElement;
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveAttribute('aria-atomic', 'true');
    await expect(region).not.toHaveAttribute('role');
  },
});

export const LongMessage = meta.story({
  args: { message: longText },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, canvasElement }) => {
    const region = (await canvas.findByText(args.message)).parentElement as Element;
    const { width, height } = region.getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expectNothingCut(canvasElement);
  },
});

import { useState } from 'react';
import { expect } from 'storybook/test';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { longText } from '../samples.ts';
import { LiveMessage, type LiveMessageProps } from './LiveMessage.tsx';

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

function Repeated({ message }: LiveMessageProps) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <LiveMessage message={message} turn={turn} />
      <Button onClick={() => setTurn(turn + 1)}>Once more</Button>
    </>
  );
}

export const SaidOnceMore = meta.story({
  tags: ['behavior'],
  render: (args) => <Repeated {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByText(args.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Once more' }));
    await expect(canvas.getByText(args.message)).not.toBe(first);
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

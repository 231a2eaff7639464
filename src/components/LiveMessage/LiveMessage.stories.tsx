import { useState } from 'react';
import { expect } from 'storybook/test';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { LiveMessage, type LiveMessageProps } from './LiveMessage.tsx';

const meta = preview.meta({
  component: LiveMessage,
  args: { message: 'Orientation: 2 of 3 missions completed' },
});

export const WithMessage = meta.story({
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent(args.message);
    await expect(region).toHaveAttribute('aria-atomic', 'true');
  },
});

export const TakesNoRoom = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('status').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
    await expectNothingCut(canvasElement);
  },
});

export const LongMessage = TakesNoRoom.extend({
  args: { message: longText },
  globals: { viewport: { value: 'narrow' } },
});

export const UnbrokenMessage = LongMessage.extend({ args: { message: unbrokenText } });

export const NothingToSay = meta.story({
  args: { message: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

function SpeakingOnPress({ message }: LiveMessageProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <button type="button" onClick={() => setSaid(message)}>
        Say it
      </button>
      <LiveMessage message={said} />
    </>
  );
}

export const SpeaksLater = meta.story({
  render: (args) => <SpeakingOnPress {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent(args.message);
  },
});

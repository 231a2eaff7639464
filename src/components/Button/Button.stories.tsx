import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Sign Out', onClick: fn() },
});

export const Primary = meta.story({
  args: { kind: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({ args: { kind: 'quiet' } });

export const FullWidth = meta.story({ args: { width: 'full' } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const LongLabel = meta.story({
  args: { children: 'Start the onboarding journey that your people team has prepared for you' },
});

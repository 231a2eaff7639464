import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ component: Avatar, args: { initials: 'MC' } });

export const TwoInitials = meta.story({
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('MC');
    const { width, height } = avatar.getBoundingClientRect();
    await expect(width).toBe(height);
  },
});

export const OneInitial = meta.story({ args: { initials: 'Å' } });

export const NobodyKnown = meta.story({ args: { initials: 'U' } });

export const WidestInitials = meta.story({
  args: { initials: 'WM' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('WM');
    await expect(avatar.scrollWidth).toBeLessThanOrEqual(avatar.clientWidth);
  },
});

export const SilentForScreenReaders = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MC')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Dark = TwoInitials.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { TwoInitials, OneInitial, NobodyKnown, WidestInitials }, 'flow'),
);

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../../ui/samples.ts';
import { ProgressCard } from './ProgressCard.tsx';

const meta = preview.meta({
  component: ProgressCard,
  args: {
    milestoneName: 'Orientation',
    completed: 2,
    total: 5,
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const spoken = canvas.getByRole('progressbar', { name: 'Completion Progress' });
    await expect(spoken).toHaveAttribute('aria-valuenow', '40');
  },
});

export const NoneCompleted = meta.story({ args: { completed: 0 } });

export const OneRemaining = meta.story({ args: { completed: 4 } });

export const AllCompleted = meta.story({ args: { completed: 5 } });

export const NoMissions = meta.story({
  args: { completed: 0, total: 0 },
});

export const LongText = meta.story({ tags: ['edge-case'], args: { milestoneName: longText } });

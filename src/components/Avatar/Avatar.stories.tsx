import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  component: Avatar,
  args: { initials: 'MC' },
  parameters: {
    guide: {
      purpose: 'The initials of whoever is signed in.',
      do: ['Put words beside it that say whose page this is.', 'Show `U` where nobody is known.'],
      dont: ['Make it a button. It has no name of its own.'],
      screenReader: ['Silent: initials read aloud say nothing.'],
    },
  },
});

export const TwoInitials = meta.story({});

export const OneInitial = meta.story({ args: { initials: 'Å' } });

export const WidestInitials = meta.story({ args: { initials: 'WM' } });

export const AllStates = meta.story(
  allStates(meta, { TwoInitials, OneInitial, WidestInitials }, 'flow'),
);

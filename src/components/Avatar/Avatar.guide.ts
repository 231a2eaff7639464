import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'The initials of whoever is signed in.',
  do: ['Put words beside it that say whose page this is.', 'Show `U` where nobody is known.'],
  dont: ['Make it a button. It has no name of its own.'],
  screenReader: ['Silent: initials read aloud say nothing.'],
};

import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** The stories of screens and components, without tests of behavior and stories of any failure. */
export const statesIn = ({ entries }: StoryIndex): IndexEntry[] =>
  Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' &&
      /^(Screens|Components)\//.test(title) &&
      !tags?.some((tag) => tag === 'behavior' || tag === 'lab'),
  );

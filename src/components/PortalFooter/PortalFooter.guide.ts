import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Closes the page, and has a quiet line about this installation.',
  do: ['Use `notice` to say that this is a demo.'],
  dont: ['Put anything here that is needed to get on.'],
  screenReader: ['The page’s content information (`contentinfo`).'],
};

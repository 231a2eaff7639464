import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'A quiet line beside the matter of the page.',
  do: ['Use it for what helps and is not needed.'],
  dont: ['Put errors in it. They have a `MessageBox`.', 'Give it more than one action.'],
  screenReader: ['Plain text. Where it changes by itself, put it into a status.'],
};

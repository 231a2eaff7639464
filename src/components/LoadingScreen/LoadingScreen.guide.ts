import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Fills the screen while nobody knows yet what to show.',
  do: ['Add the `explanation` when the wait has grown long; the portal does after four seconds.'],
  dont: ['Use it for a part of a screen.', 'Promise how long it takes.'],
  screenReader: ['A status: “Loading...”, and the explanation once it comes. The trail is silent.'],
};

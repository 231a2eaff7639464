import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Says to screen readers what has changed elsewhere on the page.',
  unseen: true,
  do: [
    'Keep it on the page, empty, from the start: what arrives together with its message may not be read.',
    'Write a whole sentence.',
  ],
  dont: [
    'Repeat what is read anyway, because it takes the focus.',
    'Use it for what people who see need too.',
  ],
  screenReader: [
    'A status: the sentence is read as a whole, after what is being said. Nothing of it is seen.',
  ],
};

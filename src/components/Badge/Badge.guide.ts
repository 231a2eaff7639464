import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'A word about the thing beside it: its tag, or its state.',
  do: ['Choose the hue that the author gave the tag.', 'Keep it to a word or two.'],
  dont: [
    'Let the hue or the icon say what the word does not.',
    'Use `progress` for anything but what is completed.',
  ],
  screenReader: ['Its word is read with the text around it.'],
};

import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'What went wrong, or what one should know, in a place where it cannot be missed.',
  do: [
    'Use `error` for what stops the person, `information` for the rest.',
    'Say in `children` what to do next.',
    'Move the focus to it where the person would lose their place.',
  ],
  dont: ['Show two at once.', 'Take it away before it can have been read.'],
  keyboard: [
    [
      'Tab',
      'It is no stop itself. It takes the focus when it is led there; what is in it comes next.',
    ],
  ],
  screenReader: [
    'An error is an alert: it interrupts. Information is a status: it waits its turn.',
    'It is named by its title, a heading of level 3. The icon is silent.',
    'Pass `messageId` to fields that the message is about: it describes them.',
  ],
};

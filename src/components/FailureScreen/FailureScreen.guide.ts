import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'A whole screen for what can be mended only by loading the page again.',
  do: [
    'Say what happened, and what became of the person’s marks.',
    'Move the focus to the title: what had it is gone.',
  ],
  dont: ['Show codes or stack traces.', 'Use it where a part of the page still works.'],
  keyboard: [
    ['Tab', 'The button is the only stop.'],
    ['Enter, Space', 'Load the page again.'],
  ],
  screenReader: ['The title is the heading of level 1, and can take the focus.'],
};

import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'A label, a field, and what is wrong with it.',
  do: [
    'Let the label say what belongs into it.',
    'Pass `errorId` as long as a message is about this field.',
  ],
  dont: [
    'Use a placeholder in place of the label.',
    'Set a `name` that the page has already: it is the `id` too.',
  ],
  keyboard: [['Tab', 'The field, then the control at its end, if there is one.']],
  screenReader: [
    'The label is the name of the field.',
    'With `errorId` it is invalid, and described by the message.',
  ],
};

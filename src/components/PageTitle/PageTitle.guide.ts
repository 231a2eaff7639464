import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Names the browser’s tab after the screen.',
  unseen: true,
  do: [
    'Name the screen before the product; the component adds the product.',
    'Begin with “Error:” while a failure is shown, so that it is heard first.',
  ],
  dont: ['Show two at once: the last one wins.'],
  screenReader: [
    'Screen readers read the title when the page opens, and on request. It is set before any focus moves there.',
  ],
};

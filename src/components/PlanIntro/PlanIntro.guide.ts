import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Welcomes, and says whose plan this is.',
  do: ['Move the focus to its heading when the app has brought the person to the portal.'],
  dont: ['Change what the specification quotes, its one exclamation mark included.'],
  screenReader: [
    'Its heading is the page’s only one of level 1. The plan is a region, named after the employee where the name is known.',
  ],
};

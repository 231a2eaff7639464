import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'A titled region on the one raised level of the page.',
  do: [
    'Give it a title that makes sense in a list of regions.',
    'Use `hint` for one line on what to do here.',
  ],
  dont: ['Put a panel inside a panel.'],
  screenReader: [
    'A region named by its title, a heading of level 2.',
    'The title can take the focus when a screen leads there, and is no stop on the way.',
  ],
};

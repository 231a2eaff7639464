import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose:
    'Shows the whole plan as a path: what is walked, where the person is, what lies ahead. Choosing a mark opens its milestone.',
  anatomy: [
    [
      'Mark',
      'Painted from the top as far as its missions are done, as a brush goes down a trunk. Completed, it carries a tick.',
    ],
    [
      'Stretch of path',
      'From one mark to the next: drawn through in green after a completed milestone, dotted after an open one.',
    ],
    ['Name and count', 'Beside the mark where the path runs down, under it where it runs across.'],
    [
      'Active milestone',
      'A ring around the mark, the name bold and underlined. All three are seen without color.',
    ],
    [
      'Direction',
      'Across where there is room for it, 38 rem of its container, in as many rows as it takes; else down.',
    ],
  ],
  do: [
    'Stand it in a `Panel`: the heading there is what names it.',
    'Keep what is active in the screen. The timeline reports a choice and shows what it is told.',
    'Give a milestone without missions the status `completed`.',
  ],
  dont: [
    'Shorten names to make them fit. They wrap, and the path takes another row.',
    'Tell the active mark by its color. Green is progress, wherever the person stands.',
    'Scroll it sideways. On a narrow screen it runs down instead.',
  ],
  keyboard: [
    ['Tab', 'Each milestone is a stop, in the order of the plan.'],
    ['Enter, Space', 'Choose the milestone. The focus stays on it.'],
  ],
  screenReader: [
    'A list with one button for each milestone.',
    'The name of a button says the count in words: “Workstation Setup, 2 of 4 missions completed”. A completed one ends in “completed”.',
    'The active milestone is the current step (`aria-current="step"`).',
    'The drawn path and the ticks are silent: the names say it all.',
    'Without milestones there is no list, only the sentence “No milestones available”.',
  ],
};

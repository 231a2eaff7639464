import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Says how far one milestone has come, and what is left of it.',
  anatomy: [
    ['Title and count', 'The name of the milestone, and how many of its missions are completed.'],
    ['Percentage', 'In figures of one width, so that nothing moves when it changes.'],
    [
      'Bar',
      'Grows in 500 ms; at once for people who ask for less motion. It starts where reading starts.',
    ],
    ['What is left', 'One sentence, singular or plural, as long as something is left.'],
  ],
  do: [
    'Give it numbers that agree: it shows what it gets and computes only the rest.',
    'Show it for every milestone that is chosen, at 0 and at 100 percent too.',
  ],
  dont: [
    'Write “0 missions left”. The line goes away, and the full bar says it.',
    'Use the bar for anything but progress: it is green, and green means walked.',
  ],
  screenReader: [
    'A region named by its title, for example “Orientation Progress”.',
    'A progress bar named “Completion Progress”, with its value in percent.',
    'A value that changes is no message by itself. `MissionDetail` tells what a completion has changed.',
    'The title can take the focus when a screen leads there, and is no stop on the way.',
  ],
};

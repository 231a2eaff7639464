import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose:
    'The missions of one milestone: which are completed, and which one is open beside the list.',
  anatomy: [
    ['Title and hint', 'Name the milestone, and say what the list is for.'],
    ['Row', 'Its whole width and height can be pressed, at least 44 px of it.'],
    ['Completed', 'A tick and the word, after the title or under it.'],
    [
      'Selected row',
      'An edge in the accent color, a bold title, the ground of the page behind it.',
    ],
    ['Empty list', '“No missions available for this milestone”, in place of the list.'],
  ],
  do: [
    'Leave completed missions in their place. They can be read again.',
    'Move the focus to the title of the mission that was chosen, as the portal does.',
  ],
  dont: [
    'Put anything else to press into a row: all of it opens the mission.',
    'Tell completed missions by the softer title alone. The word stands there with its tick.',
  ],
  keyboard: [
    ['Tab', 'Each mission is a stop.'],
    ['Enter, Space', 'Open the mission.'],
  ],
  screenReader: [
    'A region named by its title, for example “Orientation Missions”.',
    'A list with one button for each mission. A completed one is read with its word: “Set up your laptop Completed”.',
    'The open mission is the current one (`aria-current="true"`).',
  ],
};

import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'One mission to read, and the button that completes it.',
  anatomy: [
    ['Tag', 'The author’s word, in one of five hues.'],
    ['Badge', '“Mission Completed”, once it is.'],
    ['Title and text', 'The text is set by `Markdown`, in lines of a length that reads well.'],
    ['Button', 'As wide as the pane: “Mark as Completed”, then “Mission Completed”, disabled.'],
    ['Confirmation', 'Under the button: what the completion has changed.'],
    ['Nothing selected', '“Select a Mission”, in place of all of it.'],
  ],
  do: [
    'Pass `confirmation` until another mission is opened, so that it can be read twice.',
    'Hand in the author’s Markdown as it is.',
  ],
  dont: [
    'Offer a way back. Completing is final.',
    'Move the focus on completion: it is already on the confirmation.',
  ],
  keyboard: [
    [
      'Tab',
      'Links and wide tables of the text, then the button. A completed mission’s button is no stop.',
    ],
    ['Enter, Space', 'On the button: complete the mission, once, also when the key is held.'],
  ],
  screenReader: [
    'A region named by the title of the mission.',
    'On completion the confirmation is read: “Well done. 3 of 4 missions completed in Workstation Setup.” The disabled button would have dropped the focus, so the focus goes there first.',
    'The title takes the focus when a screen leads there. It is a heading of level 2, and those of the text begin at 3.',
    'Completed is said twice in words, by the badge and by the button; the tick is silent.',
  ],
};

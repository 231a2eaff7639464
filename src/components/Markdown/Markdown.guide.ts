import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Sets an author’s text like a page of a book.',
  anatomy: [
    ['Paragraph', 'Up to 36 rem wide, about 66 characters a line.'],
    ['Headings', 'Fitted into the page’s own, whatever levels the author used.'],
    ['Links', 'Open in a new tab, and say so with an icon on the line of their last word.'],
    ['Lists, tasks, quotes', 'Tasks are shown and cannot be ticked.'],
    [
      'Code and tables',
      'From left to right in every language, for code; as wide as they need, for both.',
    ],
  ],
  do: [
    'Set `topLevel` to one below the heading that the text stands under.',
    'Let wide tables and code be wide: they scroll by themselves.',
  ],
  dont: [
    'Rely on HTML or pictures. HTML is shown as text, a picture by its words.',
    'Style single words from outside. Everything in the text is set here.',
  ],
  keyboard: [
    ['Tab', 'Links, and each table or block of code that is wider than its room.'],
    ['←, →', 'Scroll the table or the code that has the focus.'],
    ['Enter', 'Follow the link.'],
  ],
  screenReader: [
    'The name of a link ends in “(opens in a new tab)”; its icon is silent.',
    'What scrolls is a group named “Table” or “Code”.',
    'The box of a task says “Done” or “Not done”.',
    'The highest heading of the text gets `topLevel`, and no level is skipped below it.',
  ],
};

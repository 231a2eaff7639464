import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose:
    'For those who try the demo: what its mocked identity service knows, and what it answers next.',
  do: ['Keep it last on the page, closed.'],
  dont: ['Bring it into the live portal. Only the demo’s entry may import it.'],
  keyboard: [
    ['Tab', 'Open: each choice, the journal of calls, each account, “Reset everything”.'],
    ['Enter, Space', 'Open or close the panel; press a button.'],
    ['Escape', 'Anywhere in it: close it. The focus goes back to its button.'],
    ['↑, ↓', 'Scroll the journal when it has the focus.'],
  ],
  screenReader: [
    'A complementary region and a button, both named “Mock identity service”. The button says whether it is expanded.',
    'What a choice has done is said by a status beside it: “Waiting for the next call”, “Every session of this account was ended.”',
    'Buttons of an account carry its name: “Disable Maya Lindqvist”.',
    'A button that goes away with what it cleared hands the focus on, to the choice or to the journal.',
  ],
};

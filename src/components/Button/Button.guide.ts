import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Does one thing, which its words name.',
  do: [
    'Begin with a verb: “Reload the page”.',
    'Use one `primary` button for what the screen is about, `quiet` for the rest.',
    'Hide an icon from screen readers; the words say it.',
  ],
  dont: [
    'Lead to another page. That is a link.',
    'Disable it without a word on the page that says why.',
  ],
  keyboard: [
    ['Tab', 'A stop, unless it is disabled.'],
    ['Enter, Space', 'Press it.'],
  ],
  screenReader: [
    'Its words are its name.',
    'Disabled, it is said to be so, where a screen reader reads on to it.',
  ],
};

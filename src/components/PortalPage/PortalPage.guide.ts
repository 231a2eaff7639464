import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'The frame of the portal: header, main part, footer, and the way past the header.',
  do: [
    'Use `Columns` for a list and its detail: side by side on a large screen, one under the other else.',
  ],
  dont: ['Put a second `main` into it.'],
  keyboard: [
    ['Tab', 'The first stop is “Skip to main content”, seen only while it has the focus.'],
    ['Enter', 'On it: go to the main part.'],
  ],
  screenReader: [
    'Banner, main part and content information, in this order.',
    '“Skip to main content” leads past the header.',
  ],
};

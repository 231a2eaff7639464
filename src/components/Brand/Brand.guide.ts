import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose:
    'The product’s name behind its sign, the double blaze that tells a walker a new stretch begins.',
  do: ['Use `large` once, where the product introduces itself.'],
  dont: ['Draw the blaze in another color than the accent, or alone.'],
  screenReader: ['The name is read; the blaze is silent.'],
};

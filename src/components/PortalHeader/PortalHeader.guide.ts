import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Says where one is, and holds the way out.',
  do: ['Keep Sign Out in sight, at every width.'],
  dont: ['Add a menu for a single action.'],
  keyboard: [
    ['Tab', 'Sign Out is the only stop.'],
    ['Enter, Space', 'Sign out.'],
  ],
  screenReader: [
    'The page’s banner. The avatar is silent; “Welcome back” and “Sign Out” are read.',
  ],
};

import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Welcomes a new employee: what awaits them, and the form.',
  do: ['Hand in the form as `children`, and how to sign in to a demo as `notice`.'],
  dont: ['Put the benefits before the form on a phone. The form comes first.'],
  screenReader: [
    'Banner, main part with the form, a region “Once you are signed in, you can”, content information with where to get help.',
    '“Employee Portal” is the heading of level 1, and takes the focus after signing out. The map is silent.',
  ],
};

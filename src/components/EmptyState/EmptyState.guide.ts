import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  purpose: 'Stands where something will be, and says how to get there.',
  do: ['Name the next step: “Select a milestone from the timeline to see its missions and begin.”'],
  dont: [
    'Say only that nothing is here.',
    'Use it for failures. They have a `MessageBox` or a `FailureScreen`.',
  ],
  screenReader: ['The title, if there is one, is a heading of level 2. The drawn trail is silent.'],
};

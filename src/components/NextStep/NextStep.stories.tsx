import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { due, longText, mission } from '../samples.ts';
import { NextStep } from './NextStep.tsx';

const meta = preview.meta({
  component: NextStep,
  args: { milestoneName: 'Workstation Setup', mission, journey: 'begun' as const, onOpen: fn() },
  parameters: {
    guide: {
      purpose: 'Shows the mission that comes next, and leads to it.',
      do: [
        'Show it before anybody has selected a mission. It has the screen’s one primary button.',
      ],
      dont: ['Show more than one: the timeline has the rest.'],
      screenReader: [
        'The mission’s title is a heading of level 3, from a tablet on. The words below it are the mission’s first ones, without its links.',
        'The button’s name has the title everywhere, for example “Continue with: Set up Git and SSH”.',
      ],
    },
  },
});

export const OneMission = meta.story({});

export const WithADay = meta.story({ args: { mission: { ...mission, due } } });

export const WithoutWords = meta.story({ args: { mission: { ...mission, preview: undefined } } });

export const LongTexts = meta.story({
  args: {
    milestoneName: longText,
    mission: { ...mission, title: longText, tag: longText, preview: longText },
  },
});

export const AllStates = meta.story(
  allStates(meta, { OneMission, WithADay, WithoutWords, LongTexts }),
);

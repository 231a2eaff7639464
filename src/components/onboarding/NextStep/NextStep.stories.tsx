import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../../ui/samples.ts';
import { due, mission } from '../samples.ts';
import { NextStep } from './NextStep.tsx';

const meta = preview.meta({
  component: NextStep,
  args: { milestoneName: 'Workstation Setup', mission, journey: 'begun' as const, onOpen: fn() },
});

export const OneMission = meta.story({});

export const WithAWeek = meta.story({
  name: 'This week: 4 missions, about 2 hours.',
  args: { mission: { ...mission, due }, week: 'This week: 4 missions, about 2 hours.' },
});

export const WithoutWords = meta.story({ args: { mission: { ...mission, preview: undefined } } });

export const LongTexts = meta.story({
  args: {
    milestoneName: longText,
    mission: { ...mission, title: longText, tag: longText, preview: longText },
  },
});

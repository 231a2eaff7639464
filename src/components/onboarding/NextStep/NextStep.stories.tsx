import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { longText } from '../../ui/samples.ts';
import { due, mission } from '../samples.ts';
import { NextStep } from './NextStep.tsx';

const meta = preview.meta({
  component: NextStep,
  args: { milestoneName: 'Workstation Setup', mission, journey: 'begun' as const, onOpen: fn() },
  argTypes: {
    mission: slot({ withoutDay: mission, withDay: { ...mission, due } }),
  },
});

export const Playground = meta.story({});

export const WithAWeek = meta.story({
  name: 'This week: 4 missions, about 2 hours.',
  args: { mission: { ...mission, due }, week: 'This week: 4 missions, about 2 hours.' },
});

export const WithoutWords = meta.story({ args: { mission: { ...mission, preview: undefined } } });

export const LongText = meta.story({
  tags: ['edge-case'],
  args: {
    milestoneName: longText,
    mission: { ...mission, title: longText, tag: longText, preview: longText },
  },
});

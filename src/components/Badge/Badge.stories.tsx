import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  args: { children: 'In Progress' },
  argTypes: { children: { control: 'text' }, icon: { control: false } },
});

export const Neutral = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Progress')).toHaveAttribute('data-tone', 'neutral');
  },
});

export const Completed = meta.story({
  args: {
    children: 'Mission Completed',
    tone: 'progress',
    icon: <Check size={14} strokeWidth={3} aria-hidden="true" />,
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Mission Completed');
    const icon = badge.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeLessThan(badge.getBoundingClientRect().left + 16);
  },
});

export const Blue = meta.story({ args: { children: 'Technical', tone: 'blue' } });

export const Yellow = meta.story({ args: { children: 'Meeting', tone: 'yellow' } });

export const Green = meta.story({ args: { children: 'HR', tone: 'green' } });

export const Purple = meta.story({ args: { children: 'Team', tone: 'purple' } });

export const Red = meta.story({ args: { children: 'Security', tone: 'red' } });

export const BlueInTheDark = Blue.extend({ globals: { theme: 'dark' } });

export const YellowInTheDark = Yellow.extend({ globals: { theme: 'dark' } });

export const GreenInTheDark = Green.extend({ globals: { theme: 'dark' } });

export const PurpleInTheDark = Purple.extend({ globals: { theme: 'dark' } });

export const RedInTheDark = Red.extend({ globals: { theme: 'dark' } });

export const CompletedInTheDark = Completed.extend({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: { children: longText },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenText = LongText.extend({ args: { children: unbrokenText } });

export const AllStates = meta.story(
  allStates(
    meta,
    { Neutral, Completed, Blue, Yellow, Green, Purple, Red, LongText, UnbrokenText },
    'flow',
  ),
);

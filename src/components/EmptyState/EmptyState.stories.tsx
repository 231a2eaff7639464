import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'Get Started with Your Onboarding',
    children: 'Select a milestone from the timeline to see its missions and begin.',
  },
  argTypes: { children: { control: 'text' } },
});

export const WithTitle = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      /^Get Started with Your Onboarding$/,
    );
    await expect(canvas.getByText(/^Select a milestone from the timeline/)).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const WithoutTitle = meta.story({
  args: { title: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

export const LongTexts = meta.story({
  args: { title: longText, children: `${longText}. ${longText}.` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenTexts = LongTexts.extend({
  args: { title: unbrokenText, children: unbrokenText },
});

export const Dark = WithTitle.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { WithTitle, WithoutTitle, LongTexts, UnbrokenTexts }),
);

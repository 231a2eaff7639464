import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  component: Panel,
  args: {
    title: 'Your Onboarding Timeline',
    hint: 'Click on any milestone to view and complete its missions',
    children: 'The content of the panel.',
  },
  argTypes: {
    title: { control: 'text' },
    hint: { control: 'text' },
    children: { control: 'text' },
  },
});

export const WithHint = meta.story({
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Your Onboarding Timeline' });
    await expect(panel).toHaveTextContent(
      /^Your Onboarding Timeline.*to view and complete its missions.*The content of the panel\.$/,
    );
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const WithoutHint = meta.story({
  args: { hint: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
});

export const Empty = meta.story({ args: { children: '' } });

export const HeadingTakesFocusButIsNoStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading');
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const LongTextsOnANarrowScreen = meta.story({
  args: { title: longText, hint: longText, children: unbrokenText },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenTitle = LongTextsOnANarrowScreen.extend({ args: { title: unbrokenText } });

export const Dark = WithHint.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { WithHint, WithoutHint, Empty, LongTextsOnANarrowScreen, UnbrokenTitle }),
);

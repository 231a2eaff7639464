import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = preview.meta({
  component: LoadingScreen,
  argTypes: { explanation: { control: 'text' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
});

export const Loading = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status').textContent).toBe('Loading...');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const FillsTheScreen = meta.story({
  play: async ({ canvas }) => {
    const screen = canvas.getByRole('main').getBoundingClientRect();
    await expect(screen.height).toBeGreaterThanOrEqual(window.innerHeight);
    const status = canvas.getByRole('status').getBoundingClientRect();
    const middle = (status.left + status.right) / 2;
    await expect(middle).toBeCloseTo((screen.left + screen.right) / 2, 0);
  },
});

export const TakesLong = meta.story({
  args: {
    explanation: 'This takes longer than usual. Please check your connection; we keep trying.',
  },
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`Loading...${args.explanation}`);
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});

export const LongExplanationOnANarrowScreen = meta.story({
  args: { explanation: `${longText} ${unbrokenText}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const Dark = TakesLong.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { Loading, TakesLong, LongExplanationOnANarrowScreen }),
);

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = preview.meta({
  component: LoadingScreen,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '24rem' } },
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('main').getBoundingClientRect();
    await expect(height).toBe(window.innerHeight);
  },
});

export const TakesLong = meta.story({
  args: {
    explanation: 'This takes longer than usual. Please check your connection; we keep trying.',
  },
});

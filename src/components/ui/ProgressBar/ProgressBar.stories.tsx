import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  args: { percentage: 40, label: 'Completion Progress' },
  argTypes: { percentage: { control: { type: 'range', min: 0, max: 100 } } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const spoken = canvas.getByRole('progressbar', { name: 'Completion Progress' });
    const track = spoken.parentElement ?? spoken;
    const fill = track.firstElementChild ?? track;
    await expect(fill.getBoundingClientRect().width / track.clientWidth).toBeCloseTo(0.4, 2);
    await expect(getComputedStyle(fill).transition).toMatch(/^inline-size 0\.5s/);
  },
});

export const Empty = meta.story({ args: { percentage: 0 } });

export const Full = meta.story({ args: { percentage: 100 } });

export const Slim = meta.story({
  args: { size: 'slim', label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

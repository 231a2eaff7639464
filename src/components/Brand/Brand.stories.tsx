import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { Brand } from './Brand.tsx';

const meta = preview.meta({ component: Brand });

export const Regular = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Waymark')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Large = meta.story({
  args: { size: 'large' },
  play: async ({ canvas }) => {
    const { fontSize } = getComputedStyle(canvas.getByText('Waymark'));
    await expect(Number.parseFloat(fontSize)).toBeGreaterThan(22);
  },
});

export const Dark = Regular.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(allStates(meta, { Regular, Large }, 'flow'));

import preview from '#storybook/preview.tsx';
import { VisibleAndSpoken } from './VisibleAndSpoken.tsx';

const meta = preview.meta({
  component: VisibleAndSpoken,
  args: { visible: 'Workstation Setup · 20 min', spoken: 'Workstation Setup, 20 minutes' },
});

export const Playground = meta.story({});

import preview from '#storybook/preview.tsx';
import { SeenAndHeard } from './SeenAndHeard.tsx';

const meta = preview.meta({
  component: SeenAndHeard,
  args: { seen: 'Workstation Setup · 20 min', heard: 'Workstation Setup, 20 minutes' },
});

export const Playground = meta.story({});

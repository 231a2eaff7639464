import preview from '#storybook/preview.tsx';
import { TrailMap } from './TrailMap.tsx';

const meta = preview.meta({
  component: TrailMap,
  decorators: (Story) => (
    <div style={{ position: 'relative', maxInlineSize: '40rem', blockSize: '17.5rem' }}>
      <Story />
    </div>
  ),
});

export const Playground = meta.story({});

import preview from '#storybook/preview.tsx';
import { Brand } from './Brand.tsx';

const meta = preview.meta({
  component: Brand,
});

export const Playground = meta.story({});

export const Large = meta.story({ args: { size: 'large' } });

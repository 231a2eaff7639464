import preview from '#storybook/preview.tsx';
import { Brand } from './Brand.tsx';

const meta = preview.meta({
  component: Brand,
});

export const Regular = meta.story({});

export const Large = meta.story({ args: { size: 'large' } });

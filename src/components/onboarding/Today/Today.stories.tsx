import preview from '#storybook/preview.tsx';
import { Today } from './Today.tsx';

const meta = preview.meta({
  component: Today,
  argTypes: { className: { control: false } },
});

export const Playground = meta.story({});

import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { Brand } from './Brand.tsx';

const meta = preview.meta({
  component: Brand,
  parameters: {
    guide: {
      purpose:
        'The product’s name behind its sign, the double blaze that tells a walker a new stretch begins.',
      do: ['Use `large` once, where the product introduces itself.'],
      dont: ['Draw the blaze in another color than the accent, or alone.'],
      screenReader: ['The name is read; the blaze is silent.'],
    },
  },
});

export const Regular = meta.story({});

export const Large = meta.story({ args: { size: 'large' } });

export const AllStates = meta.story(allStates(meta, { Regular, Large }, 'flow'));

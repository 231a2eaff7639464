import preview from '#storybook/preview.tsx';
import { longText } from '../samples.ts';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  component: TextLink,
  args: {
    href: 'https://code.waymark.test/profile',
    children: 'Your profile',
    newTabLabel: '(opens in a new tab)',
  },
});

export const Playground = meta.story({});

export const Mail = meta.story({
  args: { href: 'mailto:ida.holm@waymark.test', children: 'Ida Holm' },
});

export const LongText = meta.story({ tags: ['edge-case'], args: { children: longText } });

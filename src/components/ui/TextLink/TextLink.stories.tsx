import preview from '#storybook/preview.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  component: TextLink,
  args: {
    href: 'https://code.waymark.test/profile',
    children: 'Your profile',
    newTabLabel: '(opens in a new tab)',
  },
});

export const Page = meta.story({});

export const Mail = meta.story({
  args: { href: 'mailto:ida.holm@waymark.test', children: 'Ida Holm' },
});

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../samples.ts';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  component: TextLink,
  args: { href: 'https://code.waymark.test/profile', children: 'Your profile' },
});

export const Page = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Your profile.*opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const Mail = meta.story({
  args: { href: 'mailto:ida.holm@waymark.test', children: 'Ida Holm' },
});

export const LongText = meta.story({ args: { children: longText } });

import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { withLanguages } from '#workbench/stories/withLanguages.tsx';
import { productName } from '../../theme/brand.ts';
import { PortalHeader } from './PortalHeader.tsx';

const meta = preview.meta({
  component: PortalHeader,
  args: { initials: 'MC', onSignOut: fn() },
  parameters: {
    layout: 'fullscreen',
  },
});

export const KnownEmployee = meta.story({});

export const UnknownEmployee = meta.story({ args: { initials: 'U' } });

export const WithLanguages = meta.story({ decorators: withLanguages });

export const At320px = meta.story({
  name: '320 px',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    for (const text of [
      productName,
      'Employee Portal',
      'Welcome back',
      args.initials,
      'Sign Out',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

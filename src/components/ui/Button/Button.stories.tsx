import { LogOut } from 'lucide';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Sign Out', onClick: fn() },
  argTypes: { leading: slot({ none: undefined, icon: <Icon shape={LogOut} size="1.125rem" /> }) },
});

export const Playground = meta.story({});

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const Plain = meta.story({ args: { variant: 'plain' } });

export const WithIcon = meta.story({
  args: {
    variant: 'quiet',
    leading: <Icon shape={LogOut} size="1.125rem" />,
  },
});

export const FullWidth = meta.story({ args: { width: 'full' } });

export const Disabled = meta.story({ args: { disabled: true } });

import { LogOut } from 'lucide';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Sign Out', onClick: fn() },
});

export const Primary = meta.story({ args: { kind: 'primary' } });

export const Quiet = meta.story({ args: { kind: 'quiet' } });

export const Plain = meta.story({ args: { kind: 'plain' } });

export const WithIcon = meta.story({
  args: {
    kind: 'quiet',
    icon: <Icon shape={LogOut} size="1.125rem" />,
  },
});

export const FullWidth = meta.story({ args: { width: 'full' } });

export const Disabled = meta.story({ args: { disabled: true } });

import { Check, LogOut } from 'lucide';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { Icon } from '../Icon/Icon.tsx';
import { longText } from '../samples.ts';
import { Button } from './Button.tsx';

const signOut = <Icon shape={LogOut} size="1.125rem" />;
const checkMark = <Icon shape={Check} size="1.125rem" strokeWidth={3} />;

const meta = preview.meta({
  component: Button,
  args: { children: 'Sign In', onClick: fn() },
  argTypes: { leading: slot({ none: undefined, signOut, checkMark }) },
});

export const Playground = meta.story({});

export const Quiet = meta.story({ args: { variant: 'quiet' } });

export const Plain = meta.story({ args: { children: 'Add to my calendar', variant: 'plain' } });

export const Small = meta.story({ args: { variant: 'quiet', size: 'small' } });

export const WithIcon = meta.story({
  args: { children: 'Sign Out', variant: 'quiet', leading: signOut },
});

export const FullWidth = meta.story({ args: { width: 'full' } });

export const Running = meta.story({ args: { children: 'Signing In...', isBusy: true } });

export const Disabled = meta.story({ args: { disabled: true } });

/** The button is disabled, because nothing is left to do. Its label says what has been done. */
export const MissionCompleted = meta.story({
  args: {
    children: 'Mission Completed',
    variant: 'quiet',
    tone: 'done',
    leading: checkMark,
    disabled: true,
  },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { children: longText, leading: checkMark },
});

import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { space } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const parts = {
  buttons: (
    <>
      <Button>Sign In</Button>
      <Button variant="quiet">Forgot Password?</Button>
    </>
  ),
  texts: (
    <>
      <h2>Welcome</h2>
      <p>Your first day is Monday.</p>
      <Badge>In Progress</Badge>
    </>
  ),
};

const meta = preview.meta({
  component: Stack,
  args: { gap: 2 as const, children: parts.buttons },
  argTypes: {
    gap: { control: 'select', options: Object.keys(space).map(Number) },
    children: slot(parts),
  },
});

export const Playground = meta.story({});

export const AtTheStart = meta.story({ args: { align: 'start', children: parts.texts } });

export const Centered = meta.story({ args: { align: 'center' } });

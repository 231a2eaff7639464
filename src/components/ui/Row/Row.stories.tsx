import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { space } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Row } from './Row.tsx';

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

const steps = { control: 'select' as const, options: Object.keys(space).map(Number) };

const meta = preview.meta({
  component: Row,
  args: { gap: 2 as const, children: parts.buttons },
  argTypes: { gap: steps, lineGap: steps, children: slot(parts) },
});

export const Playground = meta.story({});

export const Texts = meta.story({
  args: { gap: 4, lineGap: 1, align: 'baseline', children: parts.texts },
});

export const Wrapped = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '13rem' }}>
        <Story />
      </div>
    ),
  ],
});

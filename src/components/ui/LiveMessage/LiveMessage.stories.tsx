import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { LiveMessage } from './LiveMessage.tsx';

const meta = preview.meta({
  component: LiveMessage,
  // Any class makes it visible.
  args: { message: 'Your password is visible', className: 'visible' },
  argTypes: {
    repeat: { control: 'number' },
    className: slot({ visible: 'visible', hidden: undefined }),
  },
});

/** If a screen reader is running, it reads out each message that you enter in the controls. */
export const Playground = meta.story({});

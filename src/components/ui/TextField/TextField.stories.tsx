import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { Button } from '../Button/Button.tsx';
import { longText } from '../samples.ts';
import { TextField } from './TextField.tsx';

const button = <Button variant="quiet">Clear</Button>;

const meta = preview.meta({
  component: TextField,
  args: { label: 'Email', name: 'email' },
  argTypes: { trailing: slot({ none: undefined, button }) },
});

export const Playground = meta.story({});

export const Filled = meta.story({ args: { defaultValue: 'new.hire@waymark.test' } });

export const WhileSubmitting = Filled.extend({ args: { readOnly: true } });

export const Invalid = Filled.extend({
  args: { errorId: 'message' },
  render: (args) => (
    <>
      <p id="message">Please enter a valid email address.</p>
      <TextField {...args} />
    </>
  ),
});

export const Disabled = Filled.extend({ args: { disabled: true } });

export const WithControlAtTheEnd = Filled.extend({ args: { trailing: button } });

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { label: longText, defaultValue: longText, trailing: button },
});

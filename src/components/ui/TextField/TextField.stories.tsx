import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'username' },
});

export const Empty = meta.story({});

export const Filled = meta.story({ args: { defaultValue: 'new.hire@waymark.test' } });

export const WhileSubmitting = Filled.extend({ args: { readOnly: true } });

export const Invalid = Filled.extend({
  args: { errorId: 'message', required: true },
  render: (args) => (
    <>
      <p id="message">Please enter a valid email address.</p>
      <TextField {...args} />
    </>
  ),
});

export const WithControlAtTheEnd = meta.story({
  args: { trailing: <Button variant="quiet">Show</Button> },
});

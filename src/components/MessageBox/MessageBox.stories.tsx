import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { longText } from '../samples.ts';
import { MessageBox } from './MessageBox.tsx';

const meta = preview.meta({
  component: MessageBox,
  args: {
    title: 'Authentication Error',
    message: 'Invalid email or password. Please check your credentials.',
  },
  parameters: {
    guide: {
      purpose: 'Says what went wrong, or what people should know, where they cannot miss it.',
      do: [
        'Use `error` for what stops the person, and say in `children` what to do next.',
        'Move the focus to it if the person would lose their place.',
      ],
      dont: ['Show two at once.', 'Take it away before it can have been read.'],
      keyboard: ['`Tab` No stop. If it has the focus, the next stop is inside it.'],
      screenReader: [
        'An error is an alert: it interrupts. Information is a status: it waits its turn.',
        'Named by its title, a heading of level 3; information by its message, too. A field refers to it by `messageId`.',
      ],
    },
  },
});

export const MessageAlone = meta.story({});

export const WithHelp = meta.story({ args: { children: <p>Check that Caps Lock is off.</p> } });

export const Information = meta.story({
  args: {
    tone: 'information',
    title: 'Your session has ended',
    message: 'Please sign in again. You will come back to where you were.',
  },
});

export const LongTexts = meta.story({
  args: { title: longText, message: longText },
});

export const AllStates = meta.story(
  allStates(meta, { MessageAlone, WithHelp, Information, LongTexts }),
);

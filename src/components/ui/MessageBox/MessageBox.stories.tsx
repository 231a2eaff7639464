import preview from '#storybook/preview.tsx';
import { MessageBox } from './MessageBox.tsx';

const meta = preview.meta({
  component: MessageBox,
  args: {
    title: 'Authentication Error',
    message: 'Invalid email or password. Please check your credentials.',
  },
});

export const MessageAlone = meta.story({});

export const WithHelp = meta.story({ args: { children: <p>Check that Caps Lock is off.</p> } });

export const Information = meta.story({
  args: {
    tone: 'information',
    title: 'You have been signed out',
    message: 'Please sign in again. You will return to the same page.',
  },
});

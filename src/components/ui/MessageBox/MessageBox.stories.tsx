import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { ContactLine } from '../ContactLine/ContactLine.tsx';
import { longText } from '../samples.ts';
import { MessageBox } from './MessageBox.tsx';

const help = <p>Check that Caps Lock is off.</p>;
const contact = <ContactLine label="Questions?" name="HR" link="mailto:people@example.com" />;

const meta = preview.meta({
  component: MessageBox,
  args: {
    title: 'Authentication Error',
    message: 'Invalid email or password. Please check your credentials.',
  },
  argTypes: { children: slot({ none: undefined, help, contact }) },
});

export const Playground = meta.story({});

export const WithHelp = meta.story({ args: { children: help } });

export const Information = meta.story({
  args: {
    tone: 'information',
    title: 'You have been signed out',
    message: 'Please sign in again to continue where you left off.',
  },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { title: longText, message: longText, children: <p>{longText}</p> },
});

import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../samples.ts';
import { MessageBox } from './MessageBox.tsx';

const meta = preview.meta({
  component: MessageBox,
  args: {
    title: 'Authentication Error',
    message: 'Invalid email or password. Please check your credentials.',
  },
  argTypes: { children: { control: false } },
  parameters: {
    guide: {
      purpose: 'What went wrong, or what one should know, in a place where it cannot be missed.',
      do: [
        'Use `error` for what stops the person, `information` for the rest.',
        'Say in `children` what to do next.',
        'Move the focus to it where the person would lose their place.',
      ],
      dont: ['Show two at once.', 'Take it away before it can have been read.'],
      keyboard: [
        [
          'Tab',
          'It is no stop itself. It takes the focus when it is led there; what is in it comes next.',
        ],
      ],
      screenReader: [
        'An error is an alert: it interrupts. Information is a status: it waits its turn.',
        'It is named by its title, a heading of level 3. The icon is silent.',
        'Pass `messageId` to fields that the message is about: it describes them.',
      ],
    },
  },
});

export const MessageAlone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('alert', { name: args.title });
    await expect(box).toHaveTextContent(`${args.title}${args.message}`);
    await expect(box.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
  },
});

export const WithHelp = meta.story({ args: { children: <p>Check that Caps Lock is off.</p> } });

export const Information = meta.story({
  args: {
    tone: 'information',
    title: 'Your session has ended',
    message: 'Please sign in again. You will come back to where you were.',
  },
});

export const LongTexts = meta.story({
  args: { title: longText, message: `${longText}. ${unbrokenText}.` },
});

export const UnbrokenTitle = meta.story({ args: { title: unbrokenText } });

export const AllStates = meta.story(
  allStates(meta, { MessageAlone, WithHelp, Information, LongTexts, UnbrokenTitle }),
);

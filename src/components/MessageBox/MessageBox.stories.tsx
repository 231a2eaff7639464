import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { MessageBox } from './MessageBox.tsx';

const meta = preview.meta({
  component: MessageBox,
  args: {
    title: 'Authentication Error',
    message: 'Invalid email or password. Please check your credentials.',
  },
  argTypes: { children: { control: false } },
});

export const MessageAlone = meta.story({
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('alert', { name: args.title });
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await expect(box).toHaveTextContent(`${args.title}${args.message}`);
    await expect(box.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Information = meta.story({
  args: {
    tone: 'information',
    title: 'Your session has ended',
    message: 'Please sign in again. You will come back to where you were.',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status', { name: args.title })).toHaveTextContent(args.message);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const DarkInformation = Information.extend({ globals: { theme: 'dark' } });

export const WithHelp = meta.story({
  args: { children: <p>Check that Caps Lock is off.</p> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.message).textContent).toBe(args.message);
    await expect(canvas.getByText('Check that Caps Lock is off.')).toBeVisible();
  },
});

export const ReferredTo = meta.story({
  args: { messageId: 'what-went-wrong' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.message)).toHaveAttribute('id', 'what-went-wrong');
  },
});

export const TakesFocusButIsNoStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('alert');
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    box.focus();
    await expect(box).toHaveFocus();
  },
});

export const LongTextsOnANarrowScreen = meta.story({
  args: { title: longText, message: `${longText}. ${unbrokenText}.` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenTitle = LongTextsOnANarrowScreen.extend({ args: { title: unbrokenText } });

export const Dark = WithHelp.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { MessageAlone, WithHelp, Information, LongTextsOnANarrowScreen, UnbrokenTitle }),
);

import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { longText, unbrokenText } from '../samples.ts';
import { Note } from './Note.tsx';

const meta = preview.meta({
  component: Note,
  args: { children: 'Your marks last until you reload this page or sign out.' },
  argTypes: { children: { control: 'text' }, action: { control: false } },
  parameters: {
    guide: {
      purpose: 'A quiet line beside the matter of the page.',
      do: ['Use it for what helps and is not needed.'],
      dont: ['Put errors in it. They have a `MessageBox`.', 'Give it more than one action.'],
      screenReader: ['Plain text. Where it changes by itself, put it into a status.'],
    },
  },
});

export const OneLine = meta.story({});

export const WithParagraphs = meta.story({
  args: {
    children: (
      <>
        <p>This is a demo.</p>
        <p>Nothing that you do here leaves your browser.</p>
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

export const WithAction = meta.story({
  args: { action: <Button kind="quiet">Keep my progress on this device</Button> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Your marks last until/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(text.right);
    await expect(button.top).toBeLessThan(text.bottom);
  },
});

export const WithActionAt320px = WithAction.extend({
  name: 'With action, 320 px',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Your marks last until/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThan(text.bottom);
    await expect(button.left).toBeCloseTo(text.left, 0);
  },
});

export const LongText = meta.story({ args: { children: `${longText}. ${unbrokenText}.` } });

export const AllStates = meta.story(
  allStates(meta, { OneLine, WithParagraphs, WithAction, LongText }),
);

import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { Note } from './Note.tsx';

const meta = preview.meta({
  component: Note,
  args: { children: 'Your marks last until you reload this page or sign out.' },
  argTypes: { children: { control: 'text' }, action: { control: false } },
});

export const OneLine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your marks last until/)).toBeVisible();
  },
});

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

export const ActionBelowOnANarrowScreen = WithAction.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/^Your marks last until/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThan(text.bottom);
    await expect(button.left).toBeCloseTo(text.left, 0);
    await expectNothingCut(canvasElement);
  },
});

export const LongTextOnANarrowScreen = meta.story({
  args: { children: `${longText}. ${unbrokenText}.` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^Your marks last until/).parentElement;
    const { borderRightWidth, borderLeftWidth } = getComputedStyle(note ?? document.body);
    await expect(borderRightWidth).not.toBe('0px');
    await expect(borderLeftWidth).toBe('0px');
  },
});

export const Dark = OneLine.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { OneLine, WithParagraphs, WithAction, LongTextOnANarrowScreen }),
);

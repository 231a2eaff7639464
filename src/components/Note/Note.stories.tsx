import { expect } from 'storybook/test';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { Note } from './Note.tsx';

const meta = preview.meta({
  component: Note,
  args: { children: 'Your marks last until you reload this page or sign out.' },
  argTypes: { children: { control: 'text' } },
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
    const { borderRightWidth, borderLeftWidth } = getComputedStyle(
      canvas.getByText(/^Your marks last until/),
    );
    await expect(borderRightWidth).not.toBe('0px');
    await expect(borderLeftWidth).toBe('0px');
  },
});

export const Dark = OneLine.extend({ globals: { theme: 'dark' } });

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { Sentence } from './Sentence.tsx';

const english = ['Ida Holm'];
const hebrew = ['עידה הולם'];

const meta = preview.meta({
  component: Sentence,
  args: { text: 'Ask Ida Holm: 2 of 3 completed', names: english },
  argTypes: { names: slot({ english, hebrew }) },
});

export const Playground = meta.story({});

export const NameInHebrew = meta.story({
  args: { text: `Ask ${hebrew[0]}: 2 of 3 completed`, names: hebrew, lang: 'he' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hebrew[0] ?? '').localName).toBe('bdi');
  },
});

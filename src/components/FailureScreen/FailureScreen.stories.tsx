import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../samples.ts';
import { FailureScreen } from './FailureScreen.tsx';

const meta = preview.meta({
  component: FailureScreen,
  args: {
    title: 'This page could not be loaded',
    message: 'Part of the portal did not arrive. Nothing that you marked has been changed.',
    onReload: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '32rem' } },
    guide: {
      purpose: 'A whole screen for what can be mended only by loading the page again.',
      do: [
        'Say what happened, and what became of completed missions.',
        'Move the focus to the title: what had it is gone.',
      ],
      dont: ['Show codes or stack traces.', 'Use it where a part of the page still works.'],
      keyboard: [
        ['Tab', 'The button is the only stop.'],
        ['Enter, Space', 'Load the page again.'],
      ],
      screenReader: ['The title is the heading of level 1.'],
    },
  },
});

export const ChunkDidNotArrive = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    const main = canvas.getByRole('main');
    await expect(main).toHaveTextContent(args.message);
    await expect(main).toHaveTextContent('please tell your manager or IT support');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const SomethingBroke = meta.story({
  args: {
    title: 'Something went wrong',
    message:
      'The page met an error that it could not recover from. Loading it again usually helps.',
  },
});

export const LongTexts = meta.story({
  args: { title: longText, message: `${longText}. ${unbrokenText}.` },
});

export const UnbrokenTitle = meta.story({ args: { title: unbrokenText } });

export const AllStates = meta.story(
  allStates(meta, { ChunkDidNotArrive, SomethingBroke, LongTexts, UnbrokenTitle }),
);

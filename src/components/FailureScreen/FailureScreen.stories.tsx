import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { FailureScreen } from './FailureScreen.tsx';

const meta = preview.meta({
  component: FailureScreen,
  args: {
    title: 'This page could not be loaded',
    message: 'Part of the portal did not arrive. Nothing that you marked has been changed.',
    onReload: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
});

export const ChunkDidNotArrive = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    const main = canvas.getByRole('main');
    await expect(main).toHaveTextContent(args.message);
    await expect(main).toHaveTextContent('please tell your manager or IT support');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
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

export const ByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
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

export const Dark = ChunkDidNotArrive.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { ChunkDidNotArrive, SomethingBroke, UnbrokenTitle }),
);

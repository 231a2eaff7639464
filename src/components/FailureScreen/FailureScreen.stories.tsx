import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { longText } from '../samples.ts';
import { FailureScreen } from './FailureScreen.tsx';

const meta = preview.meta({
  component: FailureScreen,
  args: {
    title: 'This page could not be loaded',
    message: 'Part of the portal did not arrive. Nothing that you marked has been changed.',
    onAction: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '32rem' } },
    guide: {
      purpose: 'A whole screen for what only loading the page again, or a part of it, can mend.',
      do: ['Say what became of completed missions.', 'Move the focus to the title.'],
      dont: ['Show codes or stack traces.', 'Use it where a part of the page still works.'],
      keyboard: ['`Tab` From one button to the next.', '`Enter, Space` Press the button.'],
      screenReader: ['The title is the heading of level 1.'],
    },
  },
});

export const ChunkDidNotArrive = meta.story({});

export const AReloadLosesSomething = meta.story({ args: { action: 'tryAgain' } });

export const SignedIn = meta.story({ args: { onSignOut: fn() } });

export const LongTexts = meta.story({
  args: { title: longText, message: longText },
});

export const AllStates = meta.story(
  allStates(meta, { ChunkDidNotArrive, AReloadLosesSomething, SignedIn, LongTexts }),
);

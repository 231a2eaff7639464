import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { longText } from '../samples.ts';
import { Note } from './Note.tsx';

const meta = preview.meta({
  component: Note,
  args: { children: 'This is a demo. Whatever you do here stays in this browser.' },
  parameters: {
    guide: {
      purpose:
        'A quiet line beside the matter of the page; as a box, what has to be seen before it.',
      do: ['Use it for what helps and is not needed.'],
      dont: ['Put errors in it. They have a `MessageBox`.'],
      screenReader: ['Plain text. Where it changes by itself, put it into a status.'],
    },
  },
});

export const OneLine = meta.story({});

export const Box = meta.story({
  args: { kind: 'box', children: 'That mission is not part of your plan.' },
});

export const LongText = meta.story({ args: { children: longText } });

export const AllStates = meta.story(allStates(meta, { OneLine, Box, LongText }));

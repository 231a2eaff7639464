import preview from '#storybook/preview.tsx';
import { longText } from '../samples.ts';
import { Note } from './Note.tsx';

const meta = preview.meta({
  component: Note,
  args: { children: 'This is a demo. Whatever you do here stays in this browser.' },
});

export const Playground = meta.story({});

export const Box = meta.story({
  args: { variant: 'box', children: 'Your link leads to a mission that is not part of your plan.' },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { variant: 'box', children: longText },
});

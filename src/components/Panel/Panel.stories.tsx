import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { longText } from '../samples.ts';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  component: Panel,
  args: {
    title: 'Your Onboarding Timeline',
    hint: 'Click on any milestone to view and complete its missions',
    children: 'The content of the panel.',
  },
});

export const WithHint = meta.story({});

export const WithAction = meta.story({
  args: { actions: <Button kind="plain">Add to my calendar</Button> },
});

export const Empty = meta.story({ args: { children: '' } });

export const LongTexts = meta.story({
  args: { title: longText, hint: longText, children: longText },
});

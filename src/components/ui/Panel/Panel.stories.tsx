import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
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
  args: { trailing: <Button variant="plain">Add to my calendar</Button> },
});

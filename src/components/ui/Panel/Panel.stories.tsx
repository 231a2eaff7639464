import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Row/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { longText } from '../samples.ts';
import { Panel } from './Panel.tsx';

const addToCalendar = (
  <Button variant="plain" onClick={fn()}>
    Add to my calendar
  </Button>
);

const badgeAndButtons = (
  <Stack gap={4} align="start">
    <Badge>In Progress</Badge>
    <p>You sit by the window, and your name is on the desk.</p>
    <Row gap={3}>
      <Button>Continue</Button>
      <Button variant="quiet">All missions</Button>
    </Row>
  </Stack>
);

const meta = preview.meta({
  component: Panel,
  args: {
    title: 'Your Onboarding Timeline',
    hint: 'Click on any milestone to view and complete its missions',
    children: 'The content of the panel.',
  },
  argTypes: {
    trailing: slot({ none: undefined, addToCalendar }),
    children: slot({ text: 'The content of the panel.', badgeAndButtons }),
  },
});

export const Playground = meta.story({});

export const WithoutHint = meta.story({ args: { hint: undefined } });

export const WithAction = meta.story({ args: { trailing: addToCalendar } });

export const WithBadgeAndButtons = meta.story({
  args: { title: 'Your desk', hint: undefined, children: badgeAndButtons },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { title: longText, hint: longText, trailing: addToCalendar },
});

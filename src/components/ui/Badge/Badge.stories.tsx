import { Check } from 'lucide';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Row/Row.tsx';
import { longText } from '../samples.ts';
import { Badge } from './Badge.tsx';

const checkMark = <Icon shape={Check} size="0.875rem" strokeWidth={3} />;

const meta = preview.meta({
  component: Badge,
  args: { children: 'In Progress' },
  argTypes: { leading: slot({ none: undefined, checkMark }) },
});

export const Playground = meta.story({});

export const Completed = meta.story({
  args: { children: 'Mission Completed', tone: 'progress', leading: checkMark },
});

export const Tags = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Row gap={2}>
      <Badge tone="blue">Technical</Badge>
      <Badge tone="yellow">Meeting</Badge>
      <Badge tone="green">HR</Badge>
      <Badge tone="purple">Team</Badge>
      <Badge tone="red">Security</Badge>
    </Row>
  ),
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { children: longText, leading: checkMark },
});

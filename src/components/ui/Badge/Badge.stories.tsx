import { Check } from 'lucide';
import preview from '#storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  args: { children: 'In Progress' },
});

export const Neutral = meta.story({});

export const Completed = meta.story({
  args: {
    children: 'Mission Completed',
    tone: 'progress',
    leading: <Icon shape={Check} size="0.875rem" strokeWidth={3} />,
  },
});

export const Tags = meta.story({
  render: () => (
    <>
      <Badge tone="blue">Technical</Badge> <Badge tone="yellow">Meeting</Badge>{' '}
      <Badge tone="green">HR</Badge> <Badge tone="purple">Team</Badge>{' '}
      <Badge tone="red">Security</Badge>
    </>
  ),
});

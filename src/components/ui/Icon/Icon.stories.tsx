import {
  Check,
  ChevronDown,
  ExternalLink,
  FlaskConical,
  LogOut,
  Square,
  SquareCheckBig,
} from 'lucide';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { Icon } from './Icon.tsx';

const icons = { Check, ChevronDown, ExternalLink, FlaskConical, LogOut, Square, SquareCheckBig };

const meta = preview.meta({
  component: Icon,
  args: { shape: Check, size: '1.5rem' },
  argTypes: { shape: slot(icons) },
});

export const Playground = meta.story({ args: { label: 'Completed' } });

export const AllOfTheProduct = meta.story({
  render: (args) => (
    <ul role="list">
      {Object.entries(icons).map(([name, shape]) => (
        <li key={name}>
          <Icon {...args} shape={shape} /> {name}
        </li>
      ))}
    </ul>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <>
      <Icon {...args} size="1rem" strokeWidth={3} />{' '}
      <Icon {...args} size="1.125rem" strokeWidth={3} /> <Icon {...args} size="1.25rem" />
    </>
  ),
});

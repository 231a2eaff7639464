import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { longText } from '../../ui/samples.ts';
import { due } from '../samples.ts';
import { MissionList, type MissionListItem } from './MissionList.tsx';

const missions: MissionListItem[] = [
  { id: 'laptop', title: 'Set up your laptop', status: 'completed' },
  { id: 'vpn', title: 'Connect to the VPN', status: 'completed' },
  { id: 'git', title: 'Set up Git and SSH', status: 'open', minutes: 20 },
  { id: 'desk', title: 'Arrange your desk', status: 'open' },
];

const since = { ...due, date: '2026-11-02', nearness: 'past' as const };
const withDays = missions.map((mission, index) =>
  mission.status === 'open' ? { ...mission, due: index < 3 ? since : due } : mission,
);

const meta = preview.meta({
  component: MissionList,
  args: {
    milestoneName: 'Workstation Setup',
    missions,
    selectedId: 'laptop',
    linkTo: (id) => `?mission=${id}`,
    onSelect: fn(),
  },
  argTypes: {
    missions: slot({ none: [], some: missions, withDays }),
    selectedId: { control: 'select', options: missions.map(({ id }) => id) },
    firstOpenId: { control: false },
    linkTo: { control: false },
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link');
    for (const { offsetHeight } of rows) await expect(offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const NoneSelected = meta.story({ args: { selectedId: 'no-such-mission' } });

export const WithDays = meta.story({
  args: { missions: withDays, missionsBeforeToday: 3 },
});

export const Empty = meta.story({
  name: 'No missions available for this milestone',
  args: { milestoneName: 'Reading Week', missions: [], selectedId: undefined },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: {
    milestoneName: longText,
    missions: [{ id: 'long', title: longText, status: 'completed' }],
    selectedId: 'long',
  },
});

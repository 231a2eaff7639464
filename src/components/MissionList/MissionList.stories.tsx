import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { themeColor } from '#workbench/stories/checks.ts';
import { due, longText } from '../samples.ts';
import { MissionList, type MissionListItem } from './MissionList.tsx';

const missions: MissionListItem[] = [
  { id: 'laptop', title: 'Set up your laptop', status: 'completed' },
  { id: 'vpn', title: 'Connect to the VPN', status: 'completed' },
  { id: 'git', title: 'Set up Git and SSH', status: 'open', minutes: 20 },
  { id: 'desk', title: 'Arrange your desk', status: 'open' },
];

const meta = preview.meta({
  component: MissionList,
  args: {
    milestoneName: 'Workstation Setup',
    missions,
    selectedId: 'laptop',
    onSelect: fn(),
  },
  argTypes: { selectedId: { control: 'select', options: missions.map(({ id }) => id) } },
});

export const SomeCompleted = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('button');
    const ticks = rows.map((row) => row.querySelectorAll('svg[aria-hidden="true"]').length);
    await expect(ticks).toEqual([1, 1, 0, 0]);
    for (const { height, width } of rows.map((row) => row.getBoundingClientRect())) {
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(width).toBeCloseTo(canvas.getByRole('list').clientWidth, 0);
    }
    await expect(canvas.getByRole('button', { current: true })).toBe(rows[0]);
    const weightOf = (title: string) =>
      Number(getComputedStyle(canvas.getByText(title)).fontWeight);
    await expect(weightOf('Set up your laptop')).toBeGreaterThan(weightOf('Connect to the VPN'));
    const edges = rows.map((row) => getComputedStyle(row).borderLeftColor);
    await expect(edges.indexOf(themeColor('accent'))).toBe(0);
    await expect(edges.lastIndexOf(themeColor('accent'))).toBe(0);
  },
});

export const NoneSelected = meta.story({ args: { selectedId: 'no-such-mission' } });

const since = { ...due, date: '2026-11-02', nearness: 'past' as const };

export const WithDays = meta.story({
  args: {
    missions: missions.map((mission, index) =>
      mission.status === 'open' ? { ...mission, due: index < 3 ? since : due } : mission,
    ),
    missionsBeforeToday: 3,
  },
  play: async ({ canvas }) => {
    const name = 'Set up Git and SSH, 20 min, planned for Nov 2';
    await expect(canvas.getByRole('button', { name })).toHaveTextContent(
      '20 min · planned for Nov 2',
    );
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items.map((text) => text.startsWith('Today'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  },
});

export const Empty = meta.story({
  args: { milestoneName: 'Reading Week', missions: [], selectedId: undefined },
});

export const LongTitles = meta.story({
  args: {
    milestoneName: longText,
    missions: [{ id: 'long', title: longText, status: 'completed' }],
    selectedId: 'long',
  },
});

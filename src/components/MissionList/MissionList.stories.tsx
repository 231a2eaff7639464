import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { contentWidth, expectNothingCut, expectStops, themeColor } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, missionItems, unbrokenText } from '../fixtures.ts';
import { MissionList, type MissionListProps } from './MissionList.tsx';

const meta = preview.meta({
  component: MissionList,
  args: {
    milestoneName: 'Workstation Setup',
    missions: missionItems,
    selectedId: 'laptop',
    onSelect: fn(),
  },
  argTypes: { selectedId: { control: 'select', options: missionItems.map(({ id }) => id) } },
});

export const Many = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Workstation Setup Missions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 }).textContent).toBe(
      'Workstation Setup Missions',
    );
    await expect(canvas.getByText('Complete these tasks to finish this milestone')).toBeVisible();
    const names = ['Set up your laptop Completed', 'Connect to the VPN Completed'];
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    for (const name of [...names, 'Set up Git and SSH', 'Arrange your desk']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('type', 'button');
    }
  },
});

export const Empty = meta.story({
  args: { milestoneName: 'Reading Week', missions: [], selectedId: undefined },
  play: async ({ canvas }) => {
    const empty = canvas.getByText('No missions available for this milestone');
    await expect(empty.textContent).toBe('No missions available for this milestone');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Reading Week Missions' })).toBeVisible();
  },
});

export const One = meta.story({
  args: { missions: missionItems.slice(2, 3), selectedId: 'git' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Thirty = meta.story({
  args: {
    missions: Array.from({ length: 30 }, (_, index) => ({
      id: `mission-${index + 1}`,
      title: `Read chapter ${index + 1} of the handbook`,
      status: index < 12 ? 'completed' : 'open',
    })),
    selectedId: 'mission-13',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(canvas.getAllByText('Completed')).toHaveLength(12);
    await expectNothingCut(canvasElement);
  },
});

export const NoneSelected = meta.story({
  args: { selectedId: undefined },
  play: async ({ canvas }) => {
    for (const mission of canvas.getAllByRole('button')) {
      await expect(mission).not.toHaveAttribute('aria-current');
    }
  },
});

export const UnknownSelected = NoneSelected.extend({ args: { selectedId: 'no-such-mission' } });

export const OpenSelected = meta.story({
  args: { selectedId: 'git' },
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('button')
      .filter((mission) => mission.getAttribute('aria-current') === 'true');
    await expect(current).toEqual([canvas.getByRole('button', { name: 'Set up Git and SSH' })]);
  },
});

export const SelectedIsMarkedWithoutColor = meta.story({
  play: async ({ canvas }) => {
    const weightOf = (title: string) =>
      Number(getComputedStyle(canvas.getByText(title)).fontWeight);
    await expect(weightOf('Set up your laptop')).toBeGreaterThan(weightOf('Connect to the VPN'));
    const edgeOf = (title: string) =>
      getComputedStyle(canvas.getByRole('button', { name: title })).borderLeftColor;
    await expect(edgeOf('Set up your laptop Completed')).toBe(themeColor('accent'));
    await expect(edgeOf('Connect to the VPN Completed')).not.toBe(themeColor('accent'));
  },
});

export const TickWithTheWord = meta.story({
  play: async ({ canvas }) => {
    for (const mission of canvas.getAllByRole('button')) {
      const isDone = mission.dataset['status'] === 'completed';
      await expect(mission.textContent?.includes('Completed')).toBe(isDone);
      await expect(mission.querySelectorAll('svg')).toHaveLength(isDone ? 1 : 0);
    }
    for (const word of canvas.getAllByText('Completed')) {
      await expect(word.textContent).toBe('Completed');
      await expect(word.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
    await expect(canvas.getAllByText('Completed')).toHaveLength(2);
  },
});

export const AllCompleted = meta.story({
  args: { missions: missionItems.map((mission) => ({ ...mission, status: 'completed' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Completed')).toHaveLength(4);
  },
});

export const AllOpen = meta.story({
  args: { missions: missionItems.map((mission) => ({ ...mission, status: 'open' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Completed')).toBeNull();
  },
});

export const WholeRowIsTheTarget = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('no row');
    const { left, right, top, bottom } = first.getBoundingClientRect();
    await expect(bottom - top).toBeGreaterThanOrEqual(44);
    const corners = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 3],
      [right - 2, bottom - 3],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    for (const [x, y] of corners) {
      const hit = document.elementFromPoint(x, y);
      await expect(hit?.closest('button')).toBe(canvas.getAllByRole('button')[0]);
      if (hit) await userEvent.click(hit);
    }
    await expect(args.onSelect).toHaveBeenCalledTimes(corners.length);
    const region = canvas.getByRole('region');
    await expect(right - left).toBeCloseTo(contentWidth(region), 0);
  },
});

function Selecting(props: MissionListProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <MissionList
      {...props}
      selectedId={selectedId}
      onSelect={(id) => {
        props.onSelect(id);
        setSelectedId(id);
      }}
    />
  );
}

export const SelectsByClick = meta.story({
  render: (args) => <Selecting {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const mission = canvas.getByRole('button', { name: 'Arrange your desk' });
    await userEvent.click(mission);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('desk');
    await expect(mission).toHaveAttribute('aria-current', 'true');
    await expect(mission).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /laptop/ })).not.toHaveAttribute(
      'aria-current',
    );
  },
});

export const SelectsByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('laptop');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('vpn');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
});

export const WalkedWithTheKeyboard = SelectsByClick.extend({
  play: async ({ args, canvas, userEvent }) => {
    await expectStops(userEvent, [
      'Set up your laptop Completed',
      'Connect to the VPN Completed',
      'Set up Git and SSH',
      'Arrange your desk',
    ]);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    const mission = canvas.getByRole('button', { name: 'Set up Git and SSH' });
    await expect(mission).toHaveFocus();
    await expect(getComputedStyle(mission).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(mission).toHaveAttribute('aria-current', 'true');
    await expectStops(userEvent, ['Arrange your desk']);
  },
});

export const NarrowScreen = meta.story({
  args: {
    milestoneName: longText,
    missions: [
      { id: 'long', title: longText, status: 'completed' },
      { id: 'unbroken', title: unbrokenText, status: 'completed' },
      { id: 'short', title: 'Arrange your desk', status: 'open' },
    ],
    selectedId: 'unbroken',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenMilestoneName = NarrowScreen.extend({ args: { milestoneName: unbrokenText } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [word] = canvas.getAllByText('Completed');
    const title = canvas.getByText('Set up your laptop');
    await expect(word?.getBoundingClientRect().right).toBeLessThan(
      title.getBoundingClientRect().right,
    );
    const row = canvas.getByRole('button', { name: /laptop/ });
    await expect(getComputedStyle(row).borderRightColor).toBe(themeColor('accent'));
  },
});

export const Dark = Many.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, {
    Many,
    OpenSelected,
    NoneSelected,
    AllCompleted,
    One,
    Empty,
    NarrowScreen,
    UnbrokenMilestoneName,
  }),
);

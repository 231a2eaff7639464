import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { contentWidth, expectStops, themeColor } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, missionItems, unbrokenText } from '../samples.ts';
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
  parameters: {
    guide: {
      purpose:
        'The missions of one milestone: which are completed, and which one is open beside the list.',
      anatomy: [
        ['Title and hint', 'Name the milestone, and say what the list is for.'],
        ['Row', 'Its whole width and height can be pressed, at least 44 px of it.'],
        ['Completed', 'A tick and the word, after the title or under it.'],
        [
          'Selected row',
          'An edge in the accent color, a bold title, the ground of the page behind it.',
        ],
        ['Empty list', '“No missions available for this milestone”, in place of the list.'],
      ],
      do: [
        'Leave completed missions in their place. They can be read again.',
        'Move the focus to the title of the mission that was chosen, as the portal does.',
      ],
      dont: [
        'Put anything else to press into a row: all of it opens the mission.',
        'Tell completed missions by the softer title alone. The word stands there with its tick.',
      ],
      keyboard: [
        ['Tab', 'Each mission is a stop.'],
        ['Enter, Space', 'Open the mission.'],
      ],
      screenReader: [
        'A region named by its title, for example “Orientation Missions”.',
        'A list with one button for each mission. A completed one is read with its word: “Set up your laptop Completed”.',
        'The open mission is the current one (`aria-current="true"`).',
      ],
    },
  },
});

export const SomeCompleted = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Workstation Setup Missions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 }).textContent).toBe(
      'Workstation Setup Missions',
    );
    await expect(canvas.getByText('Complete these tasks to finish this milestone')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const done = ['Set up your laptop Completed', 'Connect to the VPN Completed'];
    for (const name of [...done, 'Set up Git and SSH', 'Arrange your desk']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('type', 'button');
    }
    for (const mission of canvas.getAllByRole('button')) {
      const isDone = mission.dataset['status'] === 'completed';
      await expect(mission.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
        isDone ? 1 : 0,
      );
    }
    await expect(canvas.getByRole('button', { name: /laptop/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

export const NoneSelected = meta.story({
  args: { selectedId: 'no-such-mission' },
  play: async ({ canvas }) => {
    for (const mission of canvas.getAllByRole('button')) {
      await expect(mission).not.toHaveAttribute('aria-current');
    }
  },
});

export const OpenSelected = meta.story({ args: { selectedId: 'git' } });

export const AllCompleted = meta.story({
  args: { missions: missionItems.map((mission) => ({ ...mission, status: 'completed' })) },
});

export const AllOpen = meta.story({
  args: { missions: missionItems.map((mission) => ({ ...mission, status: 'open' })) },
});

export const One = meta.story({
  args: { missions: missionItems.slice(2, 3), selectedId: 'git' },
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

export const Thirty = meta.story({
  args: {
    missions: Array.from({ length: 30 }, (_, index) => ({
      id: `mission-${index + 1}`,
      title: `Read chapter ${index + 1} of the handbook`,
      status: index < 12 ? 'completed' : 'open',
    })),
    selectedId: 'mission-13',
  },
});

export const LongTitles = meta.story({
  args: {
    milestoneName: longText,
    missions: [
      { id: 'long', title: longText, status: 'completed' },
      { id: 'unbroken', title: unbrokenText, status: 'completed' },
      { id: 'short', title: 'Arrange your desk', status: 'open' },
    ],
    selectedId: 'unbroken',
  },
});

export const UnbrokenMilestoneName = meta.story({ args: { milestoneName: unbrokenText } });

export const AllStates = meta.story(
  allStates(meta, {
    SomeCompleted,
    OpenSelected,
    NoneSelected,
    AllCompleted,
    AllOpen,
    One,
    Empty,
    LongTitles,
    UnbrokenMilestoneName,
  }),
);

export const SelectedIsMarkedWithoutColor = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const weightOf = (title: string) =>
      Number(getComputedStyle(canvas.getByText(title)).fontWeight);
    await expect(weightOf('Set up your laptop')).toBeGreaterThan(weightOf('Connect to the VPN'));
    const edgeOf = (name: RegExp) =>
      getComputedStyle(canvas.getByRole('button', { name })).borderLeftColor;
    await expect(edgeOf(/laptop/)).toBe(themeColor('accent'));
    await expect(edgeOf(/VPN/)).not.toBe(themeColor('accent'));
  },
});

export const WholeRowIsTheTarget = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('no row');
    const { left, right, top, bottom } = first.getBoundingClientRect();
    await expect(bottom - top).toBeGreaterThanOrEqual(44);
    await expect(right - left).toBeCloseTo(contentWidth(canvas.getByRole('region')), 0);
    const corners = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 3],
      [right - 2, bottom - 3],
    ] as const;
    for (const [x, y] of corners) {
      const hit = document.elementFromPoint(x, y);
      await expect(hit?.closest('button')).toBe(canvas.getAllByRole('button')[0]);
      if (hit) await userEvent.click(hit);
    }
    await expect(args.onSelect).toHaveBeenCalledTimes(corners.length);
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
  tags: ['behavior'],
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

export const WalkedWithTheKeyboard = meta.story({
  tags: ['behavior'],
  render: (args) => <Selecting {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expectStops(userEvent, [
      'Set up your laptop Completed',
      'Connect to the VPN Completed',
      'Set up Git and SSH',
      'Arrange your desk',
    ]);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('desk');
    await userEvent.tab({ shift: true });
    const mission = canvas.getByRole('button', { name: 'Set up Git and SSH' });
    await expect(mission).toHaveFocus();
    await expect(getComputedStyle(mission).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(mission).toHaveAttribute('aria-current', 'true');
  },
});

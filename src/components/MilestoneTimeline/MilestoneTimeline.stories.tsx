import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { afterAnimations, expectNothingCut, expectStops, themeColor } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import {
  completedMilestone,
  emptyMilestone,
  longText,
  openMilestone,
  sevenMilestones,
  thirtyMilestones,
  unbrokenText,
} from '../fixtures.ts';
import { MilestoneTimeline, type MilestoneTimelineProps } from './MilestoneTimeline.tsx';

const meta = preview.meta({
  component: MilestoneTimeline,
  args: { milestones: sevenMilestones, onSelect: fn() },
  argTypes: {
    activeId: { control: 'select', options: [undefined, ...sevenMilestones.map(({ id }) => id)] },
  },
  globals: { viewport: { value: 'desktop' } },
  // As in the panel that it stands in.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: '1rem' }}>
        <Story />
      </div>
    ),
  ],
});

const buttonsIn = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button');

/** Firefox rounds each of many columns to a sixtieth of a pixel. */
const rounding = 0.25;

const boxesIn = (canvasElement: HTMLElement) =>
  buttonsIn(canvasElement).map((button) => button.getBoundingClientRect());

/** The drawn stretch of path after each milestone. */
const stretchesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((stop) =>
      [...stop.querySelectorAll(':scope > svg')].filter(
        (svg) => getComputedStyle(svg).display !== 'none',
      ),
    );

async function expectActive(canvasElement: HTMLElement, index: number) {
  const buttons = buttonsIn(canvasElement);
  await expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual(
    buttons.map((_, at) => (at === index ? 'step' : null)),
  );
}

export const Seven = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    const names = [
      'Orientation, 3 of 3 missions completed, completed',
      'Workstation Setup, 2 of 4 missions completed',
      'Project Kick-off, 0 of 3 missions completed',
      'Team Introduction, 0 of 3 missions completed',
      'HR Policies Review, 0 of 4 missions completed',
      'Security Training, 0 of 3 missions completed',
      'Team Lunch, 0 of 2 missions completed',
    ];
    const buttons = buttonsIn(canvasElement);
    await expect(buttons).toHaveLength(names.length);
    for (const [index, button] of buttons.entries()) {
      await expect(button.tagName).toBe('BUTTON');
      await expect(button).toHaveAttribute('type', 'button');
      await expect(button).toHaveAccessibleName(names[index] ?? '');
      await expect(within(button).getByText(sevenMilestones[index]?.name ?? '')).toBeVisible();
    }
    await expectNothingCut(canvasElement);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { milestones: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.textContent).toBe('No milestones available');
    await expect(canvas.getByText('No milestones available')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const One = meta.story({
  args: { milestones: [openMilestone] },
  play: async ({ canvasElement }) => {
    await expectActive(canvasElement, 0);
    await expect(stretchesIn(canvasElement)).toEqual([[]]);
  },
});

export const WithoutMissions = meta.story({
  args: { milestones: [emptyMilestone, openMilestone] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Reading Week, 0 of 0 missions completed, completed' }),
    ).toBeVisible();
  },
});

export const NoneActive = meta.story({
  play: async ({ args, canvasElement }) => {
    await expectActive(canvasElement, 0);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const UnknownActive = NoneActive.extend({ args: { activeId: 'no-such-milestone' } });

export const FirstActive = NoneActive.extend({ args: { activeId: 'orientation' } });

export const MiddleActive = meta.story({
  args: { activeId: 'team-introduction' },
  play: async ({ args, canvasElement }) => {
    await expectActive(canvasElement, 3);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const LastActive = meta.story({
  args: { activeId: 'team-lunch' },
  play: async ({ canvasElement }) => {
    await expectActive(canvasElement, 6);
  },
});

export const ActiveIsMarkedWithoutColor = MiddleActive.extend({
  play: async ({ canvas }) => {
    const look = (name: string) => {
      const text = canvas.getByText(name);
      const mark = text.closest('button')?.firstElementChild;
      if (!mark) throw new Error('no mark');
      return {
        weight: Number(getComputedStyle(text).fontWeight),
        underline: getComputedStyle(text).textDecorationLine,
        outline: getComputedStyle(mark).outlineStyle,
      };
    };
    await expect(look('Team Introduction')).toEqual({
      weight: 680,
      underline: 'underline',
      outline: 'solid',
    });
    await expect(look('Project Kick-off')).toEqual({
      weight: 400,
      underline: 'none',
      outline: 'none',
    });
  },
});

export const ChecksCompletedOnly = meta.story({
  args: { milestones: [completedMilestone, openMilestone, emptyMilestone] },
  play: async ({ canvasElement }) => {
    const checks = buttonsIn(canvasElement).map((button) => button.querySelectorAll('svg').length);
    await expect(checks).toEqual([1, 0, 1]);
  },
});

export const WalkedPathIsGreen = meta.story({
  args: { milestones: [completedMilestone, openMilestone, ...sevenMilestones.slice(2)] },
  play: async ({ canvasElement }) => {
    const strokes = stretchesIn(canvasElement).map(([stretch]) => {
      const line = stretch?.querySelector('path');
      return line && getComputedStyle(line).stroke;
    });
    const [green, open] = [themeColor('progress'), themeColor('outline')];
    await expect(green).not.toBe(open);
    await expect(strokes).toEqual([green, open, open, open, open, open, undefined]);
  },
});

export const WalkedPathIsGreenInTheDark = WalkedPathIsGreen.extend({ globals: { theme: 'dark' } });

export const NoneCompleted = meta.story({
  args: {
    milestones: sevenMilestones.map((milestone) => ({
      ...milestone,
      completedMissions: 0,
      status: 'open',
    })),
  },
  play: async ({ canvasElement }) => {
    for (const button of buttonsIn(canvasElement)) {
      await expect(button).toHaveAccessibleName(/, 0 of \d missions completed$/);
      await expect(button.querySelector('svg')).toBeNull();
    }
  },
});

export const AllCompleted = meta.story({
  args: {
    milestones: sevenMilestones.map((milestone) => ({
      ...milestone,
      completedMissions: milestone.totalMissions,
      status: 'completed',
    })),
  },
  play: async ({ canvasElement }) => {
    for (const button of buttonsIn(canvasElement)) {
      await expect(button).toHaveAccessibleName(/ missions completed, completed$/);
    }
  },
});

export const SelectedByClick = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const milestone = canvas.getByRole('button', { name: /^Project Kick-off/ });
    await userEvent.click(milestone);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('project-kick-off');
    await expect(milestone).toHaveFocus();
  },
});

export const ActiveCanBeSelected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { current: 'step' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('orientation');
  },
});

export const SelectedByEnter = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('workstation-setup');
  },
});

export const SelectedBySpace = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('project-kick-off');
  },
});

export const FocusIsSeen = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    const [first] = buttonsIn(canvasElement);
    await expect(first).toHaveFocus();
    if (first) await expect(getComputedStyle(first).outlineStyle).toBe('solid');
  },
});

function Following(props: MilestoneTimelineProps) {
  const [activeId, setActiveId] = useState(props.activeId);
  return (
    <MilestoneTimeline
      {...props}
      activeId={activeId}
      onSelect={(id) => {
        props.onSelect(id);
        setActiveId(id);
      }}
    />
  );
}

export const HighlightFollows = meta.story({
  render: (args) => <Following {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await expectActive(canvasElement, 0);
    for (const index of [4, 0, 6]) {
      await userEvent.click(buttonsIn(canvasElement)[index] ?? canvasElement);
      await expectActive(canvasElement, index);
    }
  },
});

export const WalkedWithTheKeyboard = HighlightFollows.extend({
  play: async ({ args, canvasElement, userEvent }) => {
    await expectStops(userEvent, [
      /^Orientation,/,
      /^Workstation Setup,/,
      /^Project Kick-off,/,
      /^Team Introduction,/,
      /^HR Policies Review,/,
      /^Security Training,/,
      /^Team Lunch,/,
    ]);
    await expectActive(canvasElement, 0);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expectActive(canvasElement, 6);
    await userEvent.tab({ shift: true });
    await expect(buttonsIn(canvasElement)[5]).toHaveFocus();
    await expectActive(canvasElement, 6);
    await userEvent.keyboard('{Enter}');
    await expectActive(canvasElement, 5);
    await expectStops(userEvent, [/^Team Lunch,/]);
  },
});

function CompletingOnSelect({ milestones, onSelect }: MilestoneTimelineProps) {
  const [completedId, setCompletedId] = useState<string>();
  return (
    <MilestoneTimeline
      milestones={milestones.map((milestone) =>
        milestone.id === completedId
          ? { ...milestone, completedMissions: milestone.totalMissions, status: 'completed' }
          : milestone,
      )}
      onSelect={(id) => {
        onSelect(id);
        setCompletedId(id);
      }}
    />
  );
}

export const MarkIsPaintedAsFarAsMissionsAreDone = meta.story({
  play: async ({ canvas }) => {
    const paintOf = (name: RegExp) => {
      const mark = canvas.getByRole('button', { name }).querySelector('span');
      return mark && getComputedStyle(mark).backgroundSize;
    };
    await expect(paintOf(/^Orientation, 3 of 3/)).toBe('100% 100%');
    await expect(paintOf(/^Workstation Setup, 2 of 4/)).toBe('100% 50%');
    await expect(paintOf(/^Team Lunch, 0 of 2/)).toBe('100% 0%');
  },
});

export const MarkIsPaintedOnCompletion = meta.story({
  render: (args) => <CompletingOnSelect {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const milestone = canvas.getByRole('button', { name: /^Workstation Setup/ });
    await userEvent.click(milestone);
    await expect(milestone).toHaveAccessibleName(
      'Workstation Setup, 4 of 4 missions completed, completed',
    );
    await expect(milestone.querySelectorAll('svg')).toHaveLength(1);
    await afterAnimations(canvasElement);
    const [, stretch] = stretchesIn(canvasElement);
    await expect(stretch?.[0]?.querySelector('path')).toHaveStyle({
      stroke: themeColor('progress'),
    });
  },
});

function brokenWordsIn(text: HTMLElement): string[] {
  const range = document.createRange();
  const node = text.firstChild ?? text;
  const words = [...(text.textContent ?? '').matchAll(/\S+/g)];
  return words
    .filter(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1;
    })
    .map(([word]) => word);
}

export const WordsOfTheActiveNameStayWhole = HighlightFollows.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const room = canvas.getByRole('list').parentElement?.parentElement;
    if (!room) throw new Error('no room');
    const broken: string[] = [];
    for (const milestone of buttonsIn(canvasElement)) {
      await userEvent.click(milestone);
      const { name = '' } = sevenMilestones[buttonsIn(canvasElement).indexOf(milestone)] ?? {};
      for (let width = 40; width <= 64; width += 0.5) {
        room.style.inlineSize = `${width}rem`;
        const words = brokenWordsIn(within(milestone).getByText(name));
        broken.push(...words.map((word) => `${word} at ${width}rem`));
      }
    }
    await expect(broken).toEqual([]);
  },
});

export const AcrossOnWideScreens = meta.story({
  play: async ({ canvasElement }) => {
    const boxes = boxesIn(canvasElement);
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index];
      await expect(box.top).toBe(before?.top);
      await expect(box.left + rounding).toBeGreaterThanOrEqual(before?.right ?? Infinity);
    }
    const stretches = stretchesIn(canvasElement).map(([stretch]) =>
      stretch?.getBoundingClientRect(),
    );
    await expect(stretches.filter(Boolean)).toHaveLength(6);
    for (const stretch of stretches.slice(0, -1)) {
      await expect(stretch?.width).toBeGreaterThan(2 * (stretch?.height ?? Infinity));
    }
  },
});

export const AcrossAt1024 = AcrossOnWideScreens.extend({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '60rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const DownOnNarrowScreens = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const boxes = boxesIn(canvasElement);
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index];
      await expect(box.left).toBe(before?.left);
      await expect(box.top).toBeGreaterThanOrEqual(before?.bottom ?? Infinity);
      await expect(box.height).toBeGreaterThanOrEqual(44);
    }
    const stretches = stretchesIn(canvasElement).map(([stretch]) =>
      stretch?.getBoundingClientRect(),
    );
    await expect(stretches.filter(Boolean)).toHaveLength(6);
    for (const stretch of stretches.slice(0, -1)) {
      await expect(stretch?.height).toBeGreaterThan(stretch?.width ?? Infinity);
    }
    await expectNothingCut(canvasElement);
  },
});

export const DownOnPhones = DownOnNarrowScreens.extend({
  globals: { viewport: { value: 'phone' } },
});

export const PathLeadsFromMarkToMark = meta.story({
  play: async ({ canvasElement }) => {
    const marks = buttonsIn(canvasElement).map((button) =>
      button.firstElementChild?.getBoundingClientRect(),
    );
    for (const [index, [stretch]] of stretchesIn(canvasElement).slice(0, -1).entries()) {
      const { left, right } = stretch?.getBoundingClientRect() ?? new DOMRect();
      await expect(left).toBeGreaterThanOrEqual(marks[index]?.right ?? Infinity);
      await expect(right).toBeLessThanOrEqual(marks[index + 1]?.left ?? -Infinity);
      await expect(right - left).toBeGreaterThan(40);
    }
  },
});

export const Thirty = meta.story({
  args: { milestones: thirtyMilestones, activeId: 'week-13' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expectNothingCut(canvasElement);
    const timeline = canvas.getByRole('list').getBoundingClientRect();
    for (const box of boxesIn(canvasElement)) {
      await expect(box.left).toBeGreaterThanOrEqual(timeline.left);
      await expect(box.right - rounding).toBeLessThanOrEqual(timeline.right);
    }
    await expectActive(canvasElement, 12);
  },
});

export const ThirtyOnANarrowScreen = Thirty.extend({ globals: { viewport: { value: 'narrow' } } });

export const ThirtyOnATablet = Thirty.extend({ globals: { viewport: { value: 'tablet' } } });

export const ThirtyOnALargeScreen = Thirty.extend({ globals: { viewport: { value: 'large' } } });

export const LongNames = meta.story({
  args: {
    milestones: [
      { ...completedMilestone, name: longText },
      { ...openMilestone, name: unbrokenText },
      ...sevenMilestones.slice(2),
    ],
    activeId: openMilestone.id,
  },
  play: async ({ canvas, canvasElement }) => {
    await expectNothingCut(canvasElement);
    for (const text of [longText, unbrokenText]) {
      const name = canvas.getByText(text);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      await expect(getComputedStyle(name).textOverflow).toBe('clip');
    }
  },
});

export const LongNamesOnANarrowScreen = LongNames.extend({
  globals: { viewport: { value: 'narrow' } },
});

export const LargeNumbers = meta.story({
  args: {
    milestones: [
      { ...openMilestone, completedMissions: 99_999, totalMissions: 100_000 },
      ...sevenMilestones.slice(2),
    ],
  },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const marks = buttonsIn(canvasElement).map((button) =>
      button.firstElementChild?.getBoundingClientRect(),
    );
    for (const [index, [stretch]] of stretchesIn(canvasElement).slice(0, -1).entries()) {
      const here = marks[index];
      const next = marks[index + 1];
      await expect(here?.left).toBeGreaterThan(next?.right ?? Infinity);
      const { left, right } = stretch?.getBoundingClientRect() ?? new DOMRect();
      await expect(right).toBeLessThanOrEqual(here?.left ?? -Infinity);
      await expect(left).toBeGreaterThanOrEqual(next?.right ?? Infinity);
      await expect(stretch).toHaveStyle({ transform: 'matrix(-1, 0, 0, 1, 0, 0)' });
    }
  },
});

export const RightToLeftOnANarrowScreen = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const [button] = buttonsIn(canvasElement);
    const mark = button?.firstElementChild?.getBoundingClientRect();
    const name = canvas.getByText('Orientation').getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(mark?.left ?? -Infinity);
    await expectNothingCut(canvasElement);
  },
});

export const Dark = Seven.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, {
    Seven,
    MiddleActive,
    NoneCompleted,
    AllCompleted,
    WithoutMissions,
    One,
    Empty,
    Thirty,
    LargeNumbers,
    LongNames,
  }),
);

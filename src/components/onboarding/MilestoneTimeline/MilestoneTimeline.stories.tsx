import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SkipLink } from '#ui/SkipLink';
import { themeColor } from '#workbench/stories/checks.ts';
import { slot } from '#workbench/stories/slot.ts';
import { longText } from '../../ui/samples.ts';
import { due } from '../samples.ts';
import { MilestoneTimeline, type TimelineMilestone } from './MilestoneTimeline.tsx';

const milestoneOf = (name: string, completed: number, total: number): TimelineMilestone => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  progress: { completed, total },
  status: completed === total ? 'completed' : 'open',
});

const orientation = milestoneOf('Orientation', 3, 3);
const workstationSetup = milestoneOf('Workstation Setup', 2, 4);

const sevenMilestones = [
  orientation,
  workstationSetup,
  milestoneOf('Project Kick-off', 0, 3),
  milestoneOf('Team Introduction', 0, 3),
  milestoneOf('HR Policies Review', 0, 4),
  milestoneOf('Security Training', 0, 3),
  milestoneOf('Team Lunch', 0, 2),
];

const thirtyMilestones = Array.from({ length: 30 }, (_, index) => {
  const topic = index % 7 === 3 ? ': Information Security and Privacy' : '';
  return milestoneOf(`Week ${index + 1}${topic}`, index < 12 ? 3 : 0, 3);
});

const days = [
  { ...due, nearness: 'past' as const },
  { ...due, nearness: 'today' as const },
  { ...due, date: '2027-11-30', isThisYear: false },
];

const withDays = sevenMilestones.map((milestone, index) =>
  index > 0 ? { ...milestone, due: days[Math.min(index - 1, 2)] } : milestone,
);

const idOfSeven = {
  control: 'select' as const,
  options: [undefined, ...sevenMilestones.map(({ id }) => id)],
};

const meta = preview.meta({
  component: MilestoneTimeline,
  args: {
    milestones: sevenMilestones,
    selectedId: 'team-introduction',
    nextId: workstationSetup.id,
    linkTo: (id) => `?milestone=${id}`,
    onSelect: fn(),
  },
  argTypes: {
    milestones: slot({
      none: [],
      one: [workstationSetup],
      seven: sevenMilestones,
      sevenWithDays: withDays,
      thirty: thirtyMilestones,
    }),
    selectedId: idOfSeven,
    nextId: idOfSeven,
    linkTo: { control: false },
    skipLink: slot({ none: undefined, link: <SkipLink to="next">Skip to open mission</SkipLink> }),
  },
  globals: { viewport: { value: 'desktop' } },
});

const boxOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect();

const markOf = (link: HTMLElement) => boxOf(link.firstElementChild);

/** Finds the visible path from a milestone to the next. */
const stretchesOf = (stop: Element) =>
  [...stop.querySelectorAll(':scope > [preserveAspectRatio]')].filter(
    (svg) => getComputedStyle(svg).display !== 'none',
  );

/** Returns the distance between two boxes; 0 if they meet. */
const gapBetween = (one: DOMRect, other: DOMRect) =>
  Math.max(
    one.left - other.right,
    other.left - one.right,
    one.top - other.bottom,
    other.top - one.bottom,
    0,
  );

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const active = canvas.getByRole('link', { current: 'step' });
    const ringed = canvas
      .getAllByRole('link')
      .filter(
        ({ firstElementChild: mark }) => mark && getComputedStyle(mark).outlineStyle === 'solid',
      );
    await expect(ringed).toEqual([active]);
  },
});

export const NoneSelected = meta.story({
  args: { selectedId: undefined },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { current: 'step' });
    const { outline } = getComputedStyle(first?.firstElementChild ?? document.body);
    await expect(outline).toBe(`${themeColor('outline')} solid 1px`);
    const next = getComputedStyle(canvas.getByText('Next'));
    await expect(next.backgroundColor).toBe(themeColor('accent'));
    const name = getComputedStyle(canvas.getByText('Workstation Setup'));
    await expect(name.fontWeight).toBe('680');
  },
});

export const EachStatus = meta.story({
  args: {
    milestones: [orientation, workstationSetup, milestoneOf('Reading Week', 0, 0)],
    selectedId: undefined,
    nextId: undefined,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const checkMarks = links.map((link) => getComputedStyle(link.querySelector('svg') ?? link));
    const [all, nothing] = ['inset(0px)', 'inset(0px 100% 0px 0px)'];
    await expect(checkMarks.map(({ clipPath }) => clipPath)).toEqual([all, nothing, all]);
    const stretches = canvas.getAllByRole('listitem').flatMap(stretchesOf);
    const [green, open] = [themeColor('progress'), themeColor('outline')];
    const strokes = stretches.map(
      ({ firstElementChild: line }) => line && getComputedStyle(line).stroke,
    );
    await expect(strokes).toEqual([green, open, open]);
  },
});

export const WithDays = meta.story({
  args: { milestones: withDays, milestonesBeforeToday: 2, selectedId: undefined },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Workstation Setup/ });
    const { left, top, width } = boxOf(canvas.getByText('Today'));
    const pressed = document.elementFromPoint(left + width / 2, top + 1);
    await expect(pressed?.closest('a')).toBe(link);
  },
});

export const TodayBeforeAll = meta.story({
  args: { milestones: withDays.slice(2), milestonesBeforeToday: 0, selectedId: undefined },
});

export const One = meta.story({ args: { milestones: [workstationSetup] } });

export const Empty = meta.story({ name: 'No milestones available', args: { milestones: [] } });

export const Thirty = meta.story({
  args: {
    milestones: thirtyMilestones,
    selectedId: 'week-13',
    nextId: undefined,
    milestonesBeforeToday: 8,
  },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: {
    milestones: [{ ...orientation, name: longText }, ...sevenMilestones.slice(1)],
    selectedId: workstationSetup.id,
    nextId: undefined,
  },
});

export const ThePathGoesOnAtEveryWidth = Thirty.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const links = canvas.getAllByRole('link');
    for (let width = 18; width <= 72; width += 1) {
      list.parentElement?.style.setProperty('inline-size', `${width}rem`);
      // A transition would leave an open mark partly painted for a moment.
      await expect(list.getAnimations({ subtree: true })).toEqual([]);
      const marks = links.map(markOf);
      const rows = Map.groupBy(marks, ({ top }) => top);
      await expect(rows.size === marks.length, `${width}rem: runs down`).toBe(width < 38);
      const heights = links.map((link) => boxOf(link).height);
      await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      const lengths = [...rows.values()].map(({ length }) => length);
      await expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(rows.size);
      const gaps = [...list.children].slice(0, -1).flatMap((stop, index) => {
        const [mark, next] = [marks[index], marks[index + 1]];
        // The last stretch of a row ends at the edge.
        const isInRow = mark?.top === next?.top || mark?.left === next?.left;
        const stops = [mark, ...stretchesOf(stop).map(boxOf), ...(isInRow ? [next] : [])];
        return stops.slice(1).map((to = new DOMRect(), at) => gapBetween(stops[at] ?? to, to));
      });
      await expect(Math.max(...gaps), `${width}rem`).toBeLessThan(10.1);
    }
    list.parentElement?.style.removeProperty('inline-size');
  },
});

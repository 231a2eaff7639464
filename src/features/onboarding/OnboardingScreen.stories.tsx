import { useEffect, useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { longText, unbrokenText } from '#components/samples.ts';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { missionHash } from './missionHash.ts';
import type { EmployeeProgress, FetchedPlan, Milestone, Mission } from './model.ts';
import { OnboardingScreen, type OnboardingScreenProps } from './OnboardingScreen.tsx';
import { createFakeDevice } from './persistence/fakeDevice.ts';
import { createProgressStore } from './persistence/progressStore.ts';
import { createPlanStore } from './planStore.ts';
import { sampleMilestones, sampleMission, sampleSource } from './samples.ts';
import type { Selection } from './selection.ts';

type WithSelectionProps = Omit<OnboardingScreenProps, 'store' | 'plan'> & {
  milestones: readonly Milestone[];
  progress: EmployeeProgress;
  /** Cuts the plan: what fetches a milestone's missions. */
  fetchMissions?: (milestone: Milestone) => Promise<readonly Mission[]>;
};

/** To the selection before, as the browser's button does. */
let goBack = () => {};

/** The selection, which the app keeps in the address, is kept here; completions on a device of its own. */
function WithSelection({
  selection,
  onSelectionChange,
  milestones,
  progress,
  fetchMissions,
  ...props
}: WithSelectionProps) {
  const [visited, setVisited] = useState([selection]);
  const [plan] = useState(() =>
    createPlanStore(fetchMissions ? cut(milestones, fetchMissions) : whole(milestones)),
  );
  const [store] = useState(() =>
    createProgressStore({
      device: createFakeDevice().openTab(),
      key: 'progress',
      initial: progress,
      now: () => new Date('2026-11-21T09:00:00.000Z'),
    }),
  );
  const change = (next: Selection) => {
    setVisited([...visited, next]);
    onSelectionChange(next);
  };
  useEffect(() => {
    goBack = () => setVisited(visited.slice(0, -1));
  });
  return (
    <OnboardingScreen
      {...props}
      plan={plan}
      store={store}
      selection={visited.at(-1) ?? selection}
      onSelectionChange={change}
    />
  );
}

const whole = (milestones: readonly Milestone[]) => ({
  id: 'plan',
  milestones,
  fetchMissions: new Map(),
});

const cut = (
  milestones: readonly Milestone[],
  fetchMissions: (milestone: Milestone) => Promise<readonly Mission[]>,
): FetchedPlan => ({
  id: 'plan',
  milestones: milestones.map(({ id, name, missions }) => ({
    id,
    name,
    missionHashes: missions.map((each) => missionHash(each.id)),
    state: 'waiting',
  })),
  fetchMissions: new Map(
    milestones.map((each) => [each.id, async () => ({ default: await fetchMissions(each) })]),
  ),
});

const mission = (
  id: string,
  title: string,
  description = `## Why\n\nBecause **${title}** helps.`,
) => sampleMission(id, { title, description });

const twoMilestones: Milestone[] = [
  {
    id: 'start',
    name: 'First Day',
    missions: [mission('a', 'Collect your badge'), mission('b', 'Find your desk')],
  },
  { id: 'empty', name: 'Quiet Week', missions: [] },
];

const noProgress: EmployeeProgress = { employeeId: 'e1', milestones: [] };

/** A plan of which nothing is done yet. */
const untouched = (milestones: Milestone[], employeeName = 'Noor Haddad') => ({
  employeeName,
  milestones,
  progress: noProgress,
});

const small = untouched(twoMilestones);

const meta = preview.meta({
  title: 'Screens/Portal',
  component: WithSelection,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    employeeName: 'Maya Lindqvist',
    milestones: sampleMilestones,
    progress: sampleSource.progress('e1'),
    selection: {},
    onSelectionChange: fn(),
    onSignOut: fn(),
    arrival: 'first' as const,
  },
});

export const BeforeAChoice = meta.story({
  tags: ['pictured'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('region', { name: /Missions$/ })).toBeNull();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(document.body).toHaveFocus();
  },
});

export const MilestoneChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const milestone = canvas.getByRole('button', { name: /^Workstation Setup/ });
    await userEvent.click(milestone);
    await expect(milestone).toHaveAttribute('aria-current', 'step');
    await expect(milestone).toHaveFocus();
    const said = await canvas.findByText('Workstation Setup: 2 of 4 missions completed');
    await userEvent.click(milestone);
    await expect(canvas.getByText(said.textContent)).not.toBe(said);
    await expect(canvas.getByText('2/4 missions completed')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    const list = within(canvas.getByRole('region', { name: 'Workstation Setup Missions' }));
    await expect(list.getAllByRole('button')[0]).toHaveAttribute('aria-current', 'true');
    await expect(
      canvas.getByRole('heading', { name: 'Start your laptop and sign in' }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('heading', { name: 'Get Started with Your Onboarding' }),
    ).toBeNull();
  },
});

export const MissionOpened = meta.story({
  tags: ['pictured'],
  args: { selection: { milestoneId: 'workstation-setup' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Set up Git/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Set up Git/ })).toHaveFocus());
  },
});

export const OpenMissionPressedAgain = meta.story({
  tags: ['behavior'],
  args: { selection: { milestoneId: 'workstation-setup' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Start your laptop/ }));
    await expect(canvas.getByRole('heading', { name: /^Start your laptop/ })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
});

export const NothingDoneYet = meta.story({
  args: { ...small, selection: { milestoneId: 'start' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/2 missions completed')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.queryByText('Completed')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /on this device$/ })).toBeNull();
  },
});

export const MilestoneCompleted = meta.story({
  tags: ['pictured'],
  args: {
    ...untouched([
      ...twoMilestones,
      { id: 'later', name: 'Later', missions: [mission('c', 'Rest')] },
    ]),
    selection: { milestoneId: 'start' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Next mission: Find your desk' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await expect(await canvas.findByText('First Day is complete.')).toBeVisible();
  },
});

/** From the first mission to the last by pressing what leads on, and nothing else. */
export const WalkedByKeyboard = meta.story({
  tags: ['behavior'],
  args: { progress: noProgress },
  play: async ({ canvas, userEvent }) => {
    const press = async (button: HTMLElement) => {
      while (document.activeElement !== button) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    };
    const titles = sampleMilestones.flatMap(({ missions }) => missions.map(({ title }) => title));
    await press(canvas.getByRole('button', { name: /^Start with: / }));
    for (const [index, title] of titles.entries()) {
      const heading = await canvas.findByRole('heading', { level: 2, name: title });
      await waitFor(() => expect(heading).toHaveFocus());
      await press(await canvas.findByRole('button', { name: 'Mark as Completed' }));
      if (index === titles.length - 1) break;
      await press(await canvas.findByRole('button', { name: /^Next m/ }));
    }
    await expect(
      await canvas.findByRole('heading', { name: 'Every milestone of your plan is complete' }),
    ).toBeVisible();
    await expect(canvas.getByText('22 of 22 missions completed')).toBeVisible();
  },
});

export const PlanCompleted = meta.story({
  args: { ...small, selection: { milestoneId: 'start' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Next mission: Find your desk' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    const end = { name: 'Every milestone of your plan is complete' };
    await expect(await canvas.findByRole('heading', end)).toBeVisible();
    await expect(canvas.getByText('In Progress')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Collect your badge/ }));
    await expect(canvas.getByRole('heading', end)).toBeVisible();
  },
});

export const EmptyMilestone = meta.story({
  args: { ...small, selection: { milestoneId: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/0 missions completed')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.queryByText(/left in this milestone/)).toBeNull();
    await expect(canvas.getByText('No missions available for this milestone')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Select a Mission' })).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: 'Quiet Week, 0 of 0 missions completed, completed, current',
      }),
    ).toBeVisible();
  },
});

export const OneMilestone = meta.story({
  args: {
    ...untouched([
      { id: 'start', name: 'First Day', missions: [mission('a', 'Collect your badge')] },
    ]),
    selection: { milestoneId: 'start' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('You have 1 mission left in this milestone.')).toBeVisible();
  },
});

export const ManyMilestones = meta.story({
  args: {
    ...untouched(
      Array.from({ length: 30 }, (_, week) => ({
        id: `week-${week + 1}`,
        name: `Week ${week + 1}`,
        missions: Array.from({ length: 20 }, (_each, at) =>
          mission(`mission-${at + 1}`, `Read chapter ${at + 1} of the handbook`),
        ),
      })),
    ),
    selection: { milestoneId: 'week-30', missionId: 'mission-20' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByText('0/20 missions completed')).toBeVisible();
    await expectNothingCut(canvasElement);
  },
});

const planNamed = (text: string) =>
  untouched(
    [
      {
        id: 'start',
        name: text,
        missions: [{ ...mission('a', text), description: `## ${text}\n\n${text}`, tag: text }],
      },
    ],
    text,
  );

export const LongTextsOnANarrowScreen = meta.story({
  name: 'Long texts, 320 px',
  args: {
    ...planNamed(longText),
    selection: { milestoneId: 'start' },
    notice: longText,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectNothingCut(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await expect(
      await canvas.findByText(/^Every milestone of your plan is complete/),
    ).toBeVisible();
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenTextsOnANarrowScreen = LongTextsOnANarrowScreen.extend({
  name: 'Unbroken texts, 320 px',
  args: { ...planNamed(unbrokenText), notice: unbrokenText },
});

export const UndrawableTexts = meta.story({
  name: 'Texts nested too deeply',
  args: {
    ...untouched([
      {
        id: 'start',
        name: 'First Day',
        missions: [
          mission('list', 'Lists', `${'- '.repeat(2000)}a`),
          mission('quote', 'Quotes', `${'> '.repeat(1000)}a`),
          mission('emphasis', 'Emphasis', `${'*a '.repeat(500)}b${'*'.repeat(500)}`),
        ],
      },
    ]),
    selection: { milestoneId: 'start' },
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas, userEvent }) => {
    for (const title of ['Lists', 'Quotes', 'Emphasis']) {
      await userEvent.click(canvas.getByRole('button', { name: title }));
      await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
      await expect(canvas.getByText(/^This text cannot be shown\./)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
      await canvas.findByRole('button', { name: 'Mission Completed' });
    }
    await expect(canvas.getByText('3/3 missions completed')).toBeVisible();
  },
});

export const UnknownMission = meta.story({
  args: { selection: { milestoneId: 'orientation', missionId: 'renamed-since' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Select a Mission' })).toBeVisible();
  },
});

const threeWeeks = Array.from({ length: 3 }, (_, week) => ({
  id: `week-${week + 1}`,
  name: `Week ${week + 1}`,
  missions: ['badge', 'desk'].map((what) =>
    mission(`${what}-${week + 1}`, `Find your ${what}`, `${longText}\n\n`.repeat(20)),
  ),
}));

/** A large plan. What fetches each milestone is called once, and answers when `arrive` or `fail` says so. */
const deferred = new Map<string, { arrive: () => void; fail: () => void }>();
const fetchMissions = fn(
  ({ id, missions }: Milestone) =>
    new Promise<readonly Mission[]>((resolve, reject) => {
      deferred.set(id, { arrive: () => resolve(missions), fail: () => reject(new Error('Gone.')) });
    }),
);
const arrive = (id: string) => deferred.get(id)?.arrive();
const fail = (id: string) => deferred.get(id)?.fail();
const loading = 'Loading the missions of this milestone...';
const fetched = () => fetchMissions.mock.calls.map(([{ id }]) => id);

export const LargePlan = meta.story({
  tags: ['behavior'],
  args: {
    ...untouched(threeWeeks),
    fetchMissions,
    progress: {
      employeeId: 'e1',
      milestones: [
        {
          milestoneId: 'week-1',
          missions: ['badge-1', 'gone'].map((id) => ({
            id,
            isCompleted: true,
            completedAt: '2026-11-02T08:40:00.000Z',
          })),
        },
      ],
    },
  },
  beforeEach: () => {
    fetchMissions.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 6 missions completed')).toBeVisible();
    await expect(fetched()).toEqual(['week-1']);
    await expect(canvas.getByRole('button', { name: 'Continue with: Week 1' })).toBeVisible();
    arrive('week-1');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Continue with: Find your desk' }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Find your desk' })).toHaveFocus(),
    );
    await waitFor(() => expect(fetched()).toEqual(['week-1', 'week-2']));

    await userEvent.click(canvas.getByRole('button', { name: /^Week 3/ }));
    await expect(await canvas.findByText(loading)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Select a Mission' })).toBeNull();
    fail('week-3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(loading)).toBeVisible();
    arrive('week-3');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Find your badge' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Week 1/ }));
    await expect(await canvas.findByRole('heading', { name: 'Find your badge' })).toBeVisible();
    await expect(fetched()).toEqual(['week-1', 'week-2', 'week-3', 'week-3']);
  },
});

/** A press leads into a milestone whose missions are still on their way. */
export const LargePlanNextMilestone = LargePlan.extend({
  args: { selection: { milestoneId: 'week-1', missionId: 'desk-1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(loading)).toBeVisible();
    arrive('week-1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as Completed' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next milestone: Week 2' }));
    await expect(await canvas.findByText(loading)).toBeVisible();
    arrive('week-2');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Find your badge' })).toHaveFocus(),
    );
    await expect(canvas.getByText('2 of 6 missions completed')).toBeVisible();
  },
});

export const LargePlanLeftWhileWaiting = LargePlan.extend({
  args: { selection: { milestoneId: 'week-1', missionId: 'desk-1' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    arrive('week-1');
    const title = await canvas.findByRole('heading', { name: 'Find your desk' });
    const week3 = canvas.getByRole('button', { name: /^Week 3/ });
    await userEvent.click(week3);
    await canvas.findByText(loading);
    await expect(canvas.queryByRole('link', { name: /^Skip to the first open/ })).toBeNull();
    goBack();
    const top = () =>
      canvas.getByRole('heading', { name: title.textContent }).getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(120));
    await expect(week3).toHaveFocus();
    arrive('week-3');
    await expect(canvas.queryByText(loading)).toBeNull();
  },
});

export const LargePlanPrinted = LargePlan.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Print my plan' }));
    await expect(await canvas.findByText('Loading your whole plan...')).toBeVisible();
    arrive('week-1');
    fail('week-2');
    arrive('week-3');
    await expect(await canvas.findByText(/so it is not printed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print my plan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print my plan' }));
    await expect(print).not.toHaveBeenCalled();
    arrive('week-2');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(canvasElement.querySelectorAll('article section section')).toHaveLength(6);
  },
});

export const NoPlanYet = meta.story({
  args: untouched([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No milestones available')).toBeVisible();
    await expect(canvas.getByText(/^There is no plan for your account yet/)).toBeVisible();
    await expect(canvas.queryByText('0 of 0 missions completed')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print my plan' })).toBeNull();
    await expect(canvas.getByText('NH')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: '360 px',
  args: { selection: { milestoneId: 'security-training' } },
  globals: { viewport: { value: 'phone' } },
});

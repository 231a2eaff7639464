import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { longText, unbrokenText } from '#components/samples.ts';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { createFakeDevice } from './keeping/fakeDevice.ts';
import { createProgressStore } from './keeping/progressStore.ts';
import type { Employee, EmployeeProgress, Milestone } from './model.ts';
import { OnboardingScreen, type OnboardingScreenProps } from './OnboardingScreen.tsx';
import { sampleSource } from './sampleData.ts';
import { sampleMission } from './samples.ts';
import type { Selection } from './selection.ts';
import { createLocalSource } from './source.ts';

type WithSelectionProps = Omit<OnboardingScreenProps, 'store'>;

/** The selection, which the app keeps in the address, is kept here; completions on a device of its own. */
function WithSelection({ selection, onSelectionChange, ...props }: WithSelectionProps) {
  const [current, setCurrent] = useState(selection);
  const [store] = useState(() =>
    createProgressStore({
      device: createFakeDevice().openTab(),
      key: 'progress',
      initial: props.source.progress(props.employeeId),
    }),
  );
  const change = (next: Selection) => {
    setCurrent(next);
    onSelectionChange(next);
  };
  return (
    <OnboardingScreen {...props} store={store} selection={current} onSelectionChange={change} />
  );
}

const employee: Employee = {
  id: 'e1',
  fullName: 'Noor Haddad',
  imageUrl: '',
  position: 'Designer',
  joinDate: new Date('2026-11-09'),
  planId: 'plan',
};

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

const sourceWith = (someone: Employee[], milestones: Milestone[], progress = noProgress) =>
  createLocalSource({
    employees: someone,
    plans: [{ id: 'plan', milestones }],
    progress: [progress],
  });

const small = sourceWith([employee], twoMilestones);

const meta = preview.meta({
  title: 'Screens/Portal',
  component: WithSelection,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    employeeId: 'e1',
    source: sampleSource,
    selection: {},
    onSelectionChange: fn(),
    onSignOut: fn(),
    arrival: 'first' as const,
  },
});

export const BeforeAChoice = meta.story({
  tags: ['pictured'],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Get Started with Your Onboarding' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Select a milestone from the timeline/)).toBeVisible();
    const card = within(canvas.getByRole('region', { name: 'Your Onboarding Timeline' }));
    await expect(
      card.getByText('Click on any milestone to view and complete its missions'),
    ).toBeVisible();
    await expect(card.getAllByRole('listitem')).toHaveLength(7);
    await expect(card.getByRole('button', { name: /^Orientation/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('region', { name: /Missions$/ })).toBeNull();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await expect(document.body).toHaveFocus();
  },
});

export const MilestoneChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const milestone = canvas.getByRole('button', { name: /^Workstation Setup/ });
    const liveRegions = canvas.getAllByRole('status');
    for (const region of liveRegions) await expect(region).toBeEmptyDOMElement();
    await userEvent.click(milestone);
    await expect(milestone).toHaveAttribute('aria-current', 'step');
    await expect(milestone).toHaveFocus();
    const sentence = canvas.getByText('Workstation Setup: 2 of 4 missions completed');
    await expect(liveRegions).toContain(sentence);
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

export const ChosenMilestoneComesIntoView = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const milestone = canvas.getByRole('button', { name: /^Orientation/ });
    await userEvent.click(milestone);
    const card = canvas.getByRole('region', { name: 'Orientation Progress' });
    await waitFor(
      () => expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
      { timeout: 3000 },
    );
    await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(milestone).toHaveFocus();
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
  args: { source: small, selection: { milestoneId: 'start' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/2 missions completed')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.queryByText('Completed')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /on this device$/ })).toBeNull();
  },
});

export const MissionCompleted = meta.story({
  args: { source: small, selection: { milestoneId: 'start' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^Your marks last/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));

    const confirmation = canvas.getByText('Well done. 1 of 2 missions completed in First Day.');
    await expect(confirmation.parentElement).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Mission Completed' })).toBeDisabled();
    await expect(canvas.getByText('1/2 missions completed')).toBeVisible();
    await expect(canvas.getByText('You have 1 mission left in this milestone.')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Collect your badge Completed' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'First Day, 1 of 2 missions completed' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Your marks last/)).toBeVisible();
  },
});

export const MilestoneCompleted = meta.story({
  tags: ['pictured'],
  args: {
    source: sourceWith(
      [employee],
      [...twoMilestones, { id: 'later', name: 'Later', missions: [mission('c', 'Rest')] }],
    ),
    selection: { milestoneId: 'start' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Find your desk/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await expect(canvas.getByText('First Day is complete.')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.queryByText(/left in this milestone/)).toBeNull();
    await expect(
      canvas.getByRole('button', { name: 'First Day, 2 of 2 missions completed, completed' }),
    ).toBeVisible();
  },
});

export const PlanCompleted = meta.story({
  args: { source: small, selection: { milestoneId: 'start' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Find your desk/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await expect(canvas.getByText('Every milestone of your plan is complete.')).toBeVisible();
    await expect(canvas.getByText('In Progress')).toBeVisible();
  },
});

export const EmptyMilestone = meta.story({
  args: { source: small, selection: { milestoneId: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0/0 missions completed')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.queryByText(/left in this milestone/)).toBeNull();
    await expect(canvas.getByText('No missions available for this milestone')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Select a Mission' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Quiet Week, 0 of 0 missions completed, completed' }),
    ).toBeVisible();
  },
});

export const OneMilestone = meta.story({
  args: {
    source: sourceWith(
      [employee],
      [{ id: 'start', name: 'First Day', missions: [mission('a', 'Collect your badge')] }],
    ),
    selection: { milestoneId: 'start' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('You have 1 mission left in this milestone.')).toBeVisible();
  },
});

export const ManyMilestones = meta.story({
  args: {
    source: sourceWith(
      [employee],
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

const sourceNamed = (text: string) =>
  sourceWith(
    [{ ...employee, fullName: text }],
    [
      {
        id: 'start',
        name: text,
        missions: [{ ...mission('a', text), description: `## ${text}\n\n${text}`, tag: text }],
      },
    ],
  );

export const LongTextsOnANarrowScreen = meta.story({
  name: 'Long texts, 320 px',
  args: {
    source: sourceNamed(longText),
    selection: { milestoneId: 'start' },
    notice: longText,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectNothingCut(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Completed' }));
    await expect(canvas.getByText(/^Every milestone of your plan is complete/)).toBeVisible();
    await expectNothingCut(canvasElement);
  },
});

export const UnbrokenTextsOnANarrowScreen = LongTextsOnANarrowScreen.extend({
  name: 'Unbroken texts, 320 px',
  args: { source: sourceNamed(unbrokenText), notice: unbrokenText },
});

export const UndrawableTexts = meta.story({
  name: 'Texts nested too deeply',
  args: {
    source: sourceWith(
      [employee],
      [
        {
          id: 'start',
          name: 'First Day',
          missions: [
            mission('list', 'Lists', `${'- '.repeat(2000)}a`),
            mission('quote', 'Quotes', `${'> '.repeat(1000)}a`),
            mission('emphasis', 'Emphasis', `${'*a '.repeat(500)}b${'*'.repeat(500)}`),
          ],
        },
      ],
    ),
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

export const NoPlanYet = meta.story({
  args: { source: sourceWith([{ ...employee, planId: null }], []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No milestones available')).toBeVisible();
    await expect(canvas.getByText('NH')).toBeVisible();
  },
});

export const UnknownEmployee = meta.story({
  args: { source: sourceWith([], []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U')).toBeVisible();
    await expect(canvas.getByText('No milestones available')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: '360 px',
  args: { selection: { milestoneId: 'security-training' } },
  globals: { viewport: { value: 'phone' } },
});

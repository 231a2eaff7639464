import type { MissionConfirmation } from '#components/MissionDetail/MissionDetail.tsx';
import { type MilestoneView, type Progress, progressSentence } from '#components/plan.ts';
import { longDay } from './days.ts';
import type { Journey, PlanView, Shown, Step } from './journey.ts';
import type { PersistenceMessage } from './persistence/persistenceMessages.ts';

/** For example `Orientation: 2 of 3 missions completed`. */
export function milestoneSentence({ name, progress }: MilestoneView): string {
  return `${name}: ${progressSentence(progress)}`;
}

/** Of a completion. An offer to keep and the end of the plan are only spoken, because both are seen further down. */
export function confirmationOf(
  { name, progress, status }: MilestoneView,
  journey: Journey,
  message: PersistenceMessage,
): MissionConfirmation {
  const count = `${progressSentence(progress)} in ${name}.`;
  const spoken = [
    ...(message.kind === 'line' ? [] : [message.text]),
    ...(journey.status === 'completed' ? ['Your whole plan is complete.'] : []),
  ];
  return {
    title: status === 'completed' ? `${name} is complete.` : 'Well done.',
    text: status === 'completed' ? `Well done. ${count}` : count,
    names: [name],
    spokenText: spoken.join(' '),
    isOnlySpoken: journey.status === 'completed',
    progress,
  };
}

/** Where a mission stands, for example `Orientation · 2 of 3`. */
export function placeSentence({ milestone: { name, missions }, mission }: Step): string {
  return `${name} · ${missions.indexOf(mission) + 1} of ${missions.length}`;
}

/** For the button that begins the journey, or takes it up again. */
export const beginVerb = ({ completed }: Progress) => (completed === 0 ? 'Start' : 'Continue');

/** Below the timeline, before a milestone is chosen (docs/specification.md, section 2). */
export function placeholderSentence({ journey, progress }: PlanView): string {
  if (journey.status === 'completed')
    return 'Select a milestone from the timeline to read its missions again.';
  return progress.completed === 0
    ? 'Select a milestone from the timeline to see its missions and begin.'
    : 'Pick up where you left off, or select a milestone from the timeline.';
}

/** For the button that leads on from a completed mission of a milestone. */
export function nextLabel(next: Step, from: MilestoneView): string {
  return next.milestone === from
    ? `Next mission: ${next.mission.title}`
    : `Next milestone: ${next.milestone.name}`;
}

/** For the tab and the browser's history. */
export function pageTitle({ milestone, mission }: Shown): string {
  const names = [mission?.title, milestone?.name].filter((name) => name !== undefined);
  return names.length === 0 ? 'Your onboarding' : names.join(' – ');
}

/** For the header card once nothing is open, for example `…, November 2 – 22, 2026.` */
export function journeySentence(milestones: readonly MilestoneView[]): string {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  const times = missions.flatMap(({ completedAt }) => (completedAt ? Date.parse(completedAt) : []));
  const dates =
    times.length > 0 ? `, ${longDay.formatRange(Math.min(...times), Math.max(...times))}` : '';
  return `You have completed every mission of your plan${dates}. Thank you for each step.`;
}

import { journeyEndTitle } from '#components/JourneyEnd/JourneyEnd.tsx';
import type { MissionConfirmation } from '#components/MissionDetail/MissionDetail.tsx';
import {
  detailsText,
  type MilestoneView,
  type Progress,
  progressSentence,
} from '#components/plan.ts';
import { longDay } from './days.ts';
import type { PlanView, Shown, Step } from './journey.ts';

/** For example `Orientation: 2 of 3 missions completed`. */
export function milestoneSentence({ name, progress }: MilestoneView): string {
  return `${name}: ${progressSentence(progress)}`;
}

/** Of a completion. That of the last one is only spoken, because the end of the plan is seen further down. */
export function confirmationOf(
  { name, progress, status }: MilestoneView,
  { journey, milestones }: PlanView,
): MissionConfirmation {
  if (journey.status === 'completed') {
    const end = { title: `${journeyEndTitle}.`, text: journeySentence(milestones) };
    return { ...end, isOnlySpoken: true, progress };
  }
  const count = `${progressSentence(progress)} in ${name}.`;
  return {
    title: status === 'completed' ? `${name} is complete.` : 'Well done.',
    text: status === 'completed' ? `Well done. ${count}` : count,
    names: [name],
    progress,
  };
}

/** After the choice to keep, below a completed mission: what to do with it stands elsewhere. */
export const savedHint = (isLinkOffered: boolean) =>
  `At the top of this page you can forget it${isLinkOffered ? ', or take it to another device' : ''}.`;

/** Where a mission stands, for example `Orientation · 2 of 3`. */
export function placeSentence({ milestone, mission }: Step, separator?: string): string {
  const { name, missions } = milestone;
  return detailsText([name, `${missions.indexOf(mission) + 1} of ${missions.length}`], separator);
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
    times.length > 0 ? `, ${longDay().formatRange(Math.min(...times), Math.max(...times))}` : '';
  return `You have completed every mission of your plan${dates}. Thank you for each step.`;
}

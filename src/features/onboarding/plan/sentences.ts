import { type MilestoneView, type Progress, progressSentence } from '#components/plan.ts';
import { longDay } from './days.ts';
import type { PlanView, Selected, Step } from './journey.ts';
import type { Week } from './week.ts';

/** For example `Orientation: 2 of 3 missions completed`. */
export function milestoneSentence({ name, progress }: MilestoneView): string {
  return `${name}: ${progressSentence(progress)}`;
}

/** Where a mission is: `Orientation`, `2 of 3`. */
export function placeOf({ milestone: { name, missions }, mission }: Step): readonly string[] {
  return [name, `${missions.indexOf(mission) + 1} of ${missions.length}`];
}

/** For the button that begins the journey, or takes it up again. */
export const beginVerb = ({ completed }: Progress) => (completed === 0 ? 'Start' : 'Continue');

/** Below the timeline, before a milestone is selected (docs/specification.md, section 2). */
export function placeholderSentence({ journey, progress }: PlanView): string {
  if (journey.status === 'completed')
    return 'Select a milestone from the timeline to read its missions again.';
  return progress.completed === 0
    ? 'Select a milestone from the timeline to see its missions and begin.'
    : 'Pick up where you left off, or select a milestone from the timeline.';
}

/** For the header card, for example `This week: 4 missions, about 2 hours.` */
export function weekSentence({ missions, minutes }: Week): string {
  const count = missions === 1 ? '1 mission' : `${missions} missions`;
  return minutes === undefined
    ? `This week: ${count}.`
    : `This week: ${count}, ${aboutTime(minutes)}.`;
}

function aboutTime(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  if (rounded < 60) return `about ${rounded} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'about 1 hour' : `about ${hours} hours`;
}

/** For the button that leads on from a completed mission of a milestone. */
export function nextLabel(next: Step, from: MilestoneView): string {
  return next.milestone === from
    ? `Next mission: ${next.mission.title}`
    : `Next milestone: ${next.milestone.name}`;
}

/** For the tab and the browser's history. */
export function pageTitle({ milestone, mission }: Selected): string {
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

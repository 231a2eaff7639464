import { progressSentence } from '#components/progress.ts';
import type { MilestoneView, MissionView, NextStep } from './journey.ts';
import type { Persistence, ProgressSnapshot } from './persistence/progressStore.ts';

/** For example `Orientation: 2 of 3 missions completed`. */
export function milestoneSentence({ name, progress }: MilestoneView): string {
  return `${name}: ${progressSentence(progress)}`;
}

/** What the last completion has changed: a title, and what else there is to say. */
export function completionSentences({ name, progress, status }: MilestoneView) {
  const count = `${progressSentence(progress)} in ${name}.`;
  return status === 'completed'
    ? { title: `${name} is complete.`, text: `Well done. ${count}` }
    : { title: 'Well done.', text: count };
}

/** Where a mission stands, for example `Orientation · 2 of 3`. */
export function placeSentence({ name, missions }: MilestoneView, mission: MissionView): string {
  return `${name} · ${missions.indexOf(mission) + 1} of ${missions.length}`;
}

/** For the button that begins the journey, or takes it up again. */
export function beginLabel(step: NextStep, completedMissions: number): string {
  return `${completedMissions === 0 ? 'Start with' : 'Continue with'}: ${step.mission.title}`;
}

/** For the button that leads on from a completed mission of a milestone. */
export function nextLabel(step: NextStep, from: MilestoneView): string {
  return step.milestone === from
    ? `Next mission: ${step.mission.title}`
    : `Next milestone: ${step.milestone.name}`;
}

/** What the tab and the browser's history say of a selection. */
export function pageTitle(milestone?: MilestoneView, mission?: MissionView): string {
  const names = [mission?.title, milestone?.name].filter((name) => name !== undefined);
  return names.length === 0 ? 'Your onboarding' : names.join(' – ');
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of an ISO timestamp, in the person's time zone, for example `November 2, 2026`. */
function dayOf(timestamp: string): string {
  return day.format(new Date(timestamp));
}

/** What is said at the top of the page once nothing is open, for example `…, November 2 – 22, 2026.` */
export function journeySentence(milestones: readonly MilestoneView[]): string {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  const times = missions.flatMap(({ completedAt }) => (completedAt ? Date.parse(completedAt) : []));
  const dates =
    times.length > 0 ? `, ${day.formatRange(Math.min(...times), Math.max(...times))}` : '';
  return `You have completed every mission of your plan${dates}. Thank you for each step.`;
}

/** With the day of its completion. */
export function withCompletedOn(mission: MissionView) {
  const { completedAt } = mission;
  return {
    ...mission,
    completedOn: completedAt ? `Completed on ${dayOf(completedAt)}` : undefined,
  };
}

export interface PersistenceMessage {
  /** How long completed missions last, in whole sentences. */
  readonly note: readonly string[];
  /** The same for somebody who has read it already. */
  readonly shortNote?: string;
  readonly offer: 'keep' | 'forget';
}

export const persistenceMessages: Record<Persistence, PersistenceMessage> = {
  off: {
    note: ['Completed missions are forgotten when you reload this page or sign out.'],
    shortNote: 'Your progress is only on this page.',
    offer: 'keep',
  },
  on: { note: ['Saved on this device.'], offer: 'forget' },
  unavailable: {
    note: [
      'This browser did not let us save what you completed last.',
      'It is still here until you reload this page or sign out.',
    ],
    offer: 'keep',
  },
};

/** Of the whole plan: with the day of the choice, and undefined as long as there is nothing to lose. */
export function planMessage(snapshot: ProgressSnapshot): PersistenceMessage | undefined {
  const { persistence, keptSince, losesProgress } = snapshot;
  const message = persistenceMessages[persistence];
  if (persistence !== 'on') return losesProgress ? message : undefined;
  if (keptSince === null) return message;
  return { ...message, note: [`Saved on this device since ${dayOf(keptSince)}.`] };
}

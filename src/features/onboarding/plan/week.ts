import { addDays, type Calendar, type CalendarDay } from './days.ts';
import type { PlanView } from './journey.ts';

/** What is to be done by Sunday. */
export interface Week {
  readonly missions: number;
  /** Of the missions that say how long they take; 0 if none does. */
  readonly minutes: number;
}

/**
 * The open missions that are due this week or were due earlier; undefined without any. On a first visit before the first
 * day of work, the first step is enough.
 */
export function weekOf(
  { milestones, progress }: PlanView,
  { firstDay, today }: Calendar,
): Week | undefined {
  if (firstDay === undefined || (firstDay > today && progress.completed === 0)) return undefined;
  const sunday = sundayOf(today);
  const due = milestones
    .flatMap(({ missions }) => missions)
    .filter((mission) => mission.due?.date !== undefined && mission.due.date <= sunday);
  if (due.length === 0) return undefined;
  return {
    missions: due.length,
    minutes: due.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
  };
}

/** A week begins on Monday. */
const sundayOf = (day: CalendarDay) => addDays(day, (7 - new Date(day).getUTCDay()) % 7);

import type { PortalWords } from '#components/words/en/portal.ts';
import { addDays, type Calendar, type CalendarDay } from './days.ts';
import type { PlanView } from './journey.ts';

/** What is to be done by Sunday. */
interface Week {
  readonly missions: number;
  /** Undefined if one of the missions does not say how long it takes. */
  readonly minutes: number | undefined;
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
  const isTimeKnown = due.every(({ minutes }) => minutes !== undefined);
  const minutes = due.reduce((sum, mission) => sum + (mission.minutes ?? 0), 0);
  return { missions: due.length, minutes: isTimeKnown ? minutes : undefined };
}

/** A week begins on Monday. */
const sundayOf = (day: CalendarDay) => addDays(day, (7 - new Date(day).getUTCDay()) % 7);

/** For the header card, for example `This week: 4 missions, about 2 hours.` */
export function weekText({ missions, minutes }: Week, words: PortalWords['screen']): string {
  if (minutes === undefined) return words.week(missions);
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  return rounded < 60
    ? words.weekWithMinutes(missions, rounded)
    : words.weekWithHours(missions, Math.round(minutes / 60));
}

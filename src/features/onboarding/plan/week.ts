import type { PortalWords } from '#components/words/en/portal.ts';
import { addDays, type Calendar, type CalendarDay } from './days.ts';
import type { PlanView } from './journey.ts';

/**
 * What is to be done by Sunday: the open missions that are due this week or were due earlier, for example
 * `This week: 4 missions, about 2 hours.` Undefined without any, and on a first visit before the first day of work, when
 * the first step is enough.
 */
export function weekText(
  { milestones, progress }: PlanView,
  { firstDay, today }: Calendar,
  words: PortalWords['screen'],
): string | undefined {
  if (firstDay === undefined || (firstDay > today && progress.completed === 0)) return undefined;
  const sunday = sundayOf(today);
  const due = milestones
    .flatMap(({ missions }) => missions)
    .filter((mission) => mission.due?.date !== undefined && mission.due.date <= sunday);
  if (due.length === 0) return undefined;
  if (due.some(({ minutes }) => minutes === undefined)) return words.week(due.length);
  const minutes = due.reduce((sum, mission) => sum + (mission.minutes ?? 0), 0);
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  return rounded < 60
    ? words.weekWithMinutes(due.length, rounded)
    : words.weekWithHours(due.length, Math.round(minutes / 60));
}

/** A week begins on Monday. */
const sundayOf = (day: CalendarDay) => addDays(day, (7 - new Date(day).getUTCDay()) % 7);

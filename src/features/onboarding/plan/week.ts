import type { PortalWords } from '#components/words/en/portal.ts';
import { addDays, type Calendar, type CalendarDay } from './days.ts';
import type { PlanView } from './journey.ts';

/**
 * The open missions that are due by the end of this week, for example `This week: 4 missions, about 1½ hours.`
 * Undefined if there are none, and on a first visit more than a day before the first day of work, when the first step
 * is enough.
 */
export function weekText(
  { milestones, progress }: PlanView,
  { firstDay, today }: Calendar,
  words: PortalWords['screen'],
  locale?: Intl.Locale,
): string | undefined {
  if (firstDay === undefined) return undefined;
  if (firstDay > addDays(today, 1) && progress.completed === 0) return undefined;
  const lastDay = lastDayOfWeek(today, locale);
  const due = milestones
    .flatMap(({ missions }) => missions)
    .filter((mission) => mission.due?.date !== undefined && mission.due.date <= lastDay);
  if (due.length === 0) return undefined;
  if (due.some(({ minutes }) => minutes === undefined)) return words.week(due.length);
  const minutes = due.reduce((sum, mission) => sum + (mission.minutes ?? 0), 0);
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  return rounded < 60
    ? words.weekWithMinutes(due.length, rounded)
    : words.weekWithHours(due.length, Math.round(minutes / 30) / 2);
}

/** Older browsers have a property instead of the method, and Firefox has neither. */
interface LocaleWithWeek extends Intl.Locale {
  readonly weekInfo?: { readonly firstDay: number };
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

/** If the browser does not know, a week begins on Sunday in the United States, and on Monday elsewhere. */
function lastDayOfWeek(
  day: CalendarDay,
  locale: LocaleWithWeek = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale),
): CalendarDay {
  const firstInDoubt = locale.maximize().region === 'US' ? 7 : 1;
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: firstInDoubt };
  return addDays(day, (firstDay + 6 - new Date(day).getUTCDay()) % 7);
}

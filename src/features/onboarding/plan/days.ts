import type { Due } from '#components/onboarding/plan.ts';

/** A calendar day without a time or a time zone, for example `2026-11-02`. */
export type CalendarDay = string;

/** The dates that turn a day of a plan into a due date. */
export interface Calendar {
  /** The employee's first day of work; undefined if it is not known. */
  readonly firstDay: CalendarDay | undefined;
  readonly today: CalendarDay;
}

export function dueOf(day: number, calendar: Calendar): Due {
  const date = dateOf(day, calendar);
  if (date === undefined) return { day };
  const { today } = calendar;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return { date, nearness: nearnessOf(date, today), isThisYear };
}

function nearnessOf(date: CalendarDay, today: CalendarDay) {
  if (date < today) return 'past';
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}

/**
 * The place of today among the items, in the order of the plan: after the last one that was due before today, but
 * before the first one that is due today or later. Undefined if no item has a date.
 * @param lastDay for items without their own day
 */
export function countBeforeToday(
  planned: ReadonlyArray<{ readonly day?: number | undefined }>,
  calendar: Calendar,
  lastDay?: number,
): number | undefined {
  const dates = planned.map(({ day = lastDay }) =>
    day === undefined ? undefined : dateOf(day, calendar),
  );
  if (dates.every((date) => date === undefined)) return undefined;
  const { today } = calendar;
  const next = dates.findIndex((date) => date !== undefined && date >= today);
  const before = next === -1 ? dates : dates.slice(0, next);
  return before.findLastIndex((date) => date !== undefined) + 1;
}

/** A day written as `2026-11-02`; undefined for anything else. */
export function readDay(written: unknown): CalendarDay | undefined {
  // Only these two centuries, because the year after 9999 has more digits.
  if (typeof written !== 'string' || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(written)) return undefined;
  // Compared, because a browser reads February 30 as March 2. `toJSON` is null for an invalid date.
  return new Date(written).toJSON() === `${written}T00:00:00.000Z` ? written : undefined;
}

/** The day of a moment, in the time zone of the device. */
export const dayAt = (now: Date): CalendarDay =>
  dayInUtc(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The day of a moment in UTC, which is how JavaScript reads `2026-11-02`. */
const dayInUtc = (moment: number): CalendarDay => new Date(moment).toISOString().slice(0, 10);

// In UTC, where every day has 24 hours.
const dayMs = 24 * 60 * 60 * 1000;

export const addDays = (day: CalendarDay, count: number) =>
  dayInUtc(Date.parse(day) + count * dayMs);

export const daysBetween = (first: CalendarDay, last: CalendarDay) =>
  (Date.parse(last) - Date.parse(first)) / dayMs;

/**
 * The first day is day 1, and the day before it is day -1. A weekend before the first day becomes the Friday before it,
 * any other the following Monday.
 */
function dateOf(day: number, { firstDay }: Calendar): CalendarDay | undefined {
  if (firstDay === undefined) return undefined;
  const date = addDays(firstDay, day > 0 ? day - 1 : day);
  const isBeforeFirst = day < 0;
  switch (new Date(date).getUTCDay()) {
    case 6:
      return addDays(date, isBeforeFirst ? -1 : 2);
    case 0:
      return addDays(date, isBeforeFirst ? -2 : 1);
    default:
      return date;
  }
}

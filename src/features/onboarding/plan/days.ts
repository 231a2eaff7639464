import type { Due } from '#components/plan.ts';

/** A day of the calendar, without a time or a time zone, for example `2026-11-02`. */
export type CalendarDay = string;

/** What the days of a plan are counted from. */
export interface Calendar {
  /** The employee's first day of work; undefined where nobody has said. */
  readonly firstDay: CalendarDay | undefined;
  readonly today: CalendarDay;
}

/** The first day is day 1. What falls on a Saturday or a Sunday is due on the Monday after. */
export function dueOf(day: number, { firstDay, today }: Calendar): Due {
  if (firstDay === undefined) {
    const text = `Day ${day}`;
    return { date: undefined, short: text, long: text, onPaper: text };
  }
  const date = workdayFrom(addDays(firstDay, day - 1));
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const { short, long } = isThisYear ? inThisYear : inAnotherYear;
  const at = Date.parse(date);
  const near = { [today]: 'today', [addDays(today, 1)]: 'tomorrow' }[date];
  const onPaper = `by ${long().format(at)}`;
  return { date, short: near ?? `by ${short().format(at)}`, long: near ?? onPaper, onPaper };
}

/**
 * A format for days that is made when the first day is shown, because the first format of a page loads the locale's
 * data. It is kept, because each press formats the days of the whole plan anew.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format;
  };
}

const dueFormats = (year: { readonly year?: 'numeric' }) => {
  const day = { day: 'numeric', ...year, timeZone: 'UTC' } as const;
  return {
    short: dayFormat({ ...day, month: 'short' }),
    long: dayFormat({ ...day, month: 'long', weekday: 'long' }),
  };
};
const [inThisYear, inAnotherYear] = [dueFormats({}), dueFormats({ year: 'numeric' })];

/** In the time zone of the device, for example `November 2, 2026`. */
export const longDay = dayFormat({ dateStyle: 'long' });

/** A day that somebody has written as `2026-11-02`; undefined for anything else. */
export function readDay(written: unknown): CalendarDay | undefined {
  // Only of these two centuries, because a day after the year 9999 would be spelled with more digits.
  if (typeof written !== 'string' || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(written)) return undefined;
  // Compared, because a browser makes March 2 of a February 30. `toJSON` is null for what is no date.
  return new Date(written).toJSON() === `${written}T00:00:00.000Z` ? written : undefined;
}

/** The day of a moment, in the time zone of the device. */
export const dayAt = (now: Date): CalendarDay =>
  dayInUtc(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The day of a moment in UTC, which is how JavaScript reads `2026-11-02`. */
const dayInUtc = (moment: number): CalendarDay => new Date(moment).toISOString().slice(0, 10);

// In UTC, where every day has 24 hours.
const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days later. */
export const addDays = (day: CalendarDay, count: number) =>
  dayInUtc(Date.parse(day) + count * dayMs);

/** How many days it is to the next workday: from a Sunday, a Monday, and so on. */
const daysToWorkday = [1, 0, 0, 0, 0, 0, 2];

function workdayFrom(day: CalendarDay): CalendarDay {
  return addDays(day, daysToWorkday[new Date(day).getUTCDay()] ?? 0);
}

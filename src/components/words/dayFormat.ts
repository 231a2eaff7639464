import type { DueDate } from '../onboarding/plan.ts';

/**
 * Keeps a day such as `6. November` on one line, because its period looks like the end of a sentence. The dash of a
 * range never begins a line, and `2.–6. November` stays whole.
 */
const unbroken = (text: string) =>
  text.replaceAll(/(?<=\d\.) |\s(?=–)/g, '\u00a0').replaceAll(/–(?=\d)/g, '–\u2060');

/**
 * Creates a format when the first day is formatted, because the first format on a page loads the locale's data. The
 * format is kept, because each change on the screen formats the days of the whole plan again.
 */
export function createDayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  const made = () => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return format;
  };
  return {
    format: (day: Date) => unbroken(made().format(day)),
    formatRange: (first: Date, last: Date) => unbroken(made().formatRange(first, last)),
  };
}

/** Formats due dates, with the year if it is not the current year. */
export function createDueFormats(locale: string) {
  const create = (options: Intl.DateTimeFormatOptions) => {
    const day = { ...options, day: 'numeric', timeZone: 'UTC' } as const;
    const inThisYear = createDayFormat(locale, day);
    const inAnotherYear = createDayFormat(locale, { ...day, year: 'numeric' });
    return ({ date, isThisYear }: DueDate) =>
      // oxlint-disable-next-line no-restricted-globals -- reads a day that is given
      (isThisYear ? inThisYear : inAnotherYear).format(new Date(date));
  };
  return {
    /** For example `Nov 6`. */
    short: create({ month: 'short' }),
    /** For example `Friday, Nov 6`. */
    middle: create({ month: 'short', weekday: 'long' }),
    /** For example `Friday, November 6`. */
    long: create({ month: 'long', weekday: 'long' }),
  };
}

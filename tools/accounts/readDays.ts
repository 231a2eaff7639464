import { type CalendarDay, readDay } from '#features/onboarding/plan/days.ts';

/** What a cell says: a day, or a sentence why it is none. */
export type DayCell = { readonly day: CalendarDay } | { readonly message: string };

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);

/** Reads a column of days. In `3/4/2026`, either number may be the month, which only the other cells can tell. */
export function readDays(cells: readonly string[]): DayCell[] {
  const readings = cells.map((cell) => ({
    cell,
    dayFirst: readAs(cell, 'day'),
    monthFirst: readAs(cell, 'month'),
  }));
  const isDayFirst = readings.some(({ dayFirst, monthFirst }) => dayFirst && !monthFirst);
  const isMonthFirst = readings.some(({ dayFirst, monthFirst }) => monthFirst && !dayFirst);
  return readings.map(({ cell, dayFirst, monthFirst }) => {
    const day = dayFirst ?? monthFirst;
    if (day === undefined) return { message: explain(cell) };
    if (!dayFirst || !monthFirst || dayFirst === monthFirst) return { day };
    if (isDayFirst !== isMonthFirst) return { day: isDayFirst ? dayFirst : monthFirst };
    const why = isDayFirst ? 'the other lines disagree' : 'no other line tells which';
    return {
      message: `The first day "${cell}" can be read in two ways, and ${why}. Write ${dayFirst} or ${monthFirst}.`,
    };
  });
}

function readAs(cell: string, first: 'day' | 'month'): CalendarDay | undefined {
  // Programs may add a weekday or midnight.
  const text = cell.replace(/^\p{L}+, /u, '').replace(/[T ]0?0:00(?::00(?:\.0+)?)?Z?$/, '');
  const match = (form: RegExp) => form.exec(text)?.groups ?? {};
  const {
    year,
    month,
    day,
    name = '',
    one,
    other,
  } = {
    ...match(/^(?<year>\d{4})(?<sign>[./-]) ?(?<month>\d\d?)\k<sign> ?(?<day>\d\d?)\.?$/),
    ...match(/^(?<day>\d\d?)\. ?(?<month>\d\d?)\. ?(?<year>\d{4})$/),
    ...match(/^(?<one>\d\d?)(?<sign>[/-])(?<other>\d\d?)\k<sign>(?<year>\d{4})$/),
    ...match(/^(?<day>\d\d?)\.?[ -](?<name>[a-z]{3,9})\.?[ -](?<year>\d\d|\d{4})$/i),
    ...match(/^(?<name>[a-z]{3,9}) (?<day>\d\d?), (?<year>\d{4})$/i),
  };
  const named = monthNames.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase()));
  const parts = [
    year?.padStart(4, '20'),
    month ?? (name ? String(named + 1) : first === 'day' ? other : one),
    day ?? (first === 'day' ? one : other),
  ];
  return readDay(parts.map((part) => part?.padStart(2, '0')).join('-'));
}

function explain(cell: string): string {
  const shown = `The first day "${cell}"`;
  // Excel counts the days from the end of 1899, and old files for the Mac from 1904.
  if (/^\d{5}$/.test(cell)) {
    return `${shown} is the number by which a spreadsheet keeps a day. Format the column as a date, for example 2026-11-30.`;
  }
  if (/^\d\d?([./-])\d\d?\1\d\d$/.test(cell)) {
    return `${shown} has a year of two digits. Write it with four, for example 2026-11-30.`;
  }
  return `${shown} is not a day that can be read. Write it as 2026-11-30.`;
}

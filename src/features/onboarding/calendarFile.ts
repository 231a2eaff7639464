import { productName } from '#components/Brand/product.ts';
import { addDays, type CalendarDay } from './days.ts';
import type { MilestoneView, Selection } from './journey.ts';

/** A mission in somebody's calendar: an entry for a whole day. */
export interface CalendarEntry {
  /** The same in each file, so that a calendar replaces the entry that it has. */
  readonly id: string;
  readonly date: CalendarDay;
  readonly title: string;
  readonly milestoneName: string;
  /** Leads to the mission. */
  readonly link: string;
}

/** One for each open mission that has a date. */
export function calendarEntries(
  milestones: readonly MilestoneView[],
  linkTo: (selection: Selection) => string,
): CalendarEntry[] {
  return milestones.flatMap(({ id: milestoneId, name, missions }) =>
    missions.flatMap(({ id, title, due }) => {
      if (due?.date === undefined) return [];
      const link = linkTo({ milestoneId, missionId: id });
      const { host } = new URL(link);
      return [
        { id: `${milestoneId}.${id}@${host}`, date: due.date, title, milestoneName: name, link },
      ];
    }),
  );
}

/** The text of an iCalendar file (RFC 5545). */
export function formatCalendar(entries: readonly CalendarEntry[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = entries.flatMap(({ id, date, title, milestoneName, link }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(`${milestoneName}\n${link}`)}`,
    `URL:${link}`,
    // The person stays free for meetings on this day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//EN`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (date: CalendarDay) => date.replaceAll('-', '');

const escape = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const maxLineBytes = 75;

/** A line goes on behind a line break and a space, because the standard limits its length in bytes. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > maxLineBytes) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}

export function downloadCalendar(entries: readonly CalendarEntry[]): void {
  const file = new Blob([formatCalendar(entries, new Date())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.download = 'my-onboarding.ics';
  link.href = URL.createObjectURL(file);
  link.click();
  // Later, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

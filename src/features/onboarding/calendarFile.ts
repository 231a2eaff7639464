import { productName } from '#components/Brand/product.ts';
import { addDays, type CalendarDay } from './days.ts';
import type { MilestoneView, MissionView } from './journey.ts';
import type { Navigation } from './usePlan.ts';

/** Whether a calendar file would have an entry. */
export const hasDates = (milestones: readonly MilestoneView[]) =>
  milestones.some(({ missions }) => missions.some(({ due }) => due?.date !== undefined));

/** The text of an iCalendar file (RFC 5545), with an entry for the whole day of each open mission that has a date. */
export function formatCalendar(
  milestones: readonly MilestoneView[],
  linkTo: Navigation['linkTo'],
  now: Date,
): string {
  const event = ({ id: milestoneId, name }: MilestoneView, { id, title, due }: MissionView) => {
    if (due?.date === undefined) return [];
    const link = linkTo({ milestoneId, missionId: id });
    return [
      'BEGIN:VEVENT',
      // The same in each file, so that a calendar replaces the entry that it has.
      `UID:${milestoneId}.${id}@${new URL(link).host}`,
      `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${compact(due.date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(due.date, 1))}`,
      `SUMMARY:${escape(title)}`,
      `DESCRIPTION:${escape(`${name}\n${link}`)}`,
      `URL:${link}`,
      // The person stays free for meetings on this day.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  };
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//EN`,
    ...milestones.flatMap((milestone) =>
      milestone.missions.flatMap((mission) => event(milestone, mission)),
    ),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (date: CalendarDay) => date.replaceAll('-', '');

const escape = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A line goes on behind a line break and a space, because the standard limits it to 75 bytes. */
function fold(line: string): string {
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = new TextEncoder().encode(character).length;
    const isFull = bytes + size > 75;
    bytes = isFull ? 1 + size : bytes + size;
    return isFull ? `\r\n ${character}` : character;
  }).join('');
}

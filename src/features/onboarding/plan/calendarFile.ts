import type { MilestoneView, MissionView } from '#components/onboarding/plan.ts';
import { productName } from '#components/theme/brand.ts';
import { addDays, type CalendarDay } from './days.ts';
import type { Selection } from './journey.ts';

export const hasDates = (milestones: readonly MilestoneView[]) =>
  milestones.some(({ missions }) => missions.some(({ due }) => due?.date !== undefined));

/** The text of an iCalendar file (RFC 5545), with an all-day entry for each open mission that has a date. */
export function formatCalendar(
  milestones: readonly MilestoneView[],
  linkTo: (selection: Selection) => string,
  employeeId: string,
  now: Date,
): string {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const dateOf = (day: CalendarDay) => day.replaceAll('-', '');
  const event = ({ id: milestoneId, name }: MilestoneView, { id, title, due }: MissionView) => {
    if (due?.date === undefined) return [];
    const link = linkTo({ milestoneId, missionId: id });
    return [
      'BEGIN:VEVENT',
      // The same in each file of an employee, so that a calendar replaces its existing entry. Different for each
      // employee, because colleagues may share a calendar.
      `UID:${escape([milestoneId, id, employeeId].join('.'))}@${new URL(link).host}`,
      // The newer of two files has the greater numbers. In minutes, because a sequence has 31 bits.
      `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
      `DTSTAMP:${time}`,
      `LAST-MODIFIED:${time}`,
      `DTSTART;VALUE=DATE:${dateOf(due.date)}`,
      // The day after. RFC 5545 lets the end be left out, but Exchange does not import such an entry.
      `DTEND;VALUE=DATE:${dateOf(addDays(due.date, 1))}`,
      `SUMMARY:${escape(title)}`,
      `DESCRIPTION:${escape(`${name}\n${link}`)}`,
      `URL:${link}`,
      // Leaves the day free for meetings.
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

const escape = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * A longer line continues after a line break and a space, because RFC 5545 limits lines to 75 bytes. It breaks after 18
 * characters, because a character has up to four bytes.
 */
const fold = (line: string) =>
  new Blob([line]).size > 75 ? line.replaceAll(/.{18}(?!$)/gu, '$&\r\n ') : line;

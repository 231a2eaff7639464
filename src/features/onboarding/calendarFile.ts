import { productName } from '#components/Brand/product.ts';
import type { MilestoneView, MissionView } from '#components/plan.ts';
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
      // An id that is the same in each file, because a calendar then replaces the entry that it has.
      `UID:${milestoneId}.${id}@${new URL(link).host}`,
      `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${due.date.replaceAll('-', '')}`,
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

const escape = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * A longer line goes on after a line break and a space, because RFC 5545 limits a line to 75 bytes. It is broken after
 * 18 characters, because a character has up to four bytes.
 */
const fold = (line: string) =>
  new Blob([line]).size > 75 ? line.replaceAll(/.{18}(?!$)/gu, '$&\r\n ') : line;

import { expect, it } from 'vitest';
import { productName } from '#components/theme/brand.ts';
import { noProgress, sampleMilestone, sampleMission } from '../testing/samples.ts';
import { formatCalendar } from './calendarFile.ts';
import { viewMilestones } from './journey.ts';

const plan = [
  {
    ...sampleMilestone(
      'First, Week; 1',
      sampleMission('greet', {
        title: 'Say “Grüß Gott”, 你好; then\\or "hi": 👋🏽 '.repeat(3).trim(),
        day: 6,
      }),
      sampleMission('rest'),
      sampleMission('done', { day: 2, isCompleted: true }),
    ),
    id: 'first-week',
  },
];

const link = 'https://portal.test/home?milestone=first-week&mission=greet';

function format(employeeId: string, now = '2026-11-02T08:40:05.123Z') {
  const calendar = { firstDay: '2026-12-28', today: '2026-11-02' };
  const milestones = viewMilestones(plan, noProgress, calendar);
  return formatCalendar(milestones, () => link, employeeId, new Date(now));
}

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('has an entry for the day of each open mission that has a date', () => {
  const file = format('ida');
  const title = 'Say “Grüß Gott”\\, 你好\\; then\\\\or "hi": 👋🏽 '.repeat(3).trim();
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//EN`,
    'BEGIN:VEVENT',
    'UID:first-week.greet.ida@portal.test',
    'SEQUENCE:29893480',
    'DTSTAMP:20261102T084005Z',
    'LAST-MODIFIED:20261102T084005Z',
    'DTSTART;VALUE=DATE:20270104',
    'DTEND;VALUE=DATE:20270105',
    `SUMMARY:${title}`,
    `DESCRIPTION:First\\, Week\\; 1\\n${link}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
});

it('replaces the entries of the same person alone', () => {
  expect(linesOf(format('maya, e2'))).toContain('UID:first-week.greet.maya\\, e2@portal.test');
});

it('says which of two files is the newer one', () => {
  const sequenceOf = (now: string) => Number(/^SEQUENCE:(\d+)/m.exec(format('ida', now))?.[1]);
  const before = sequenceOf('2026-11-02T08:40:05.123Z');
  expect(sequenceOf('2026-11-02T08:41:05.123Z')).toBeGreaterThan(before);
  // RFC 5545, section 3.3.8.
  expect(sequenceOf('2099-12-31T23:59:59Z')).toBeLessThan(2 ** 31);
});

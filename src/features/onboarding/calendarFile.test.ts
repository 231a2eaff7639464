import ical from 'ical.js';
import { expect, it } from 'vitest';
import { formatCalendar, hasDates } from './calendarFile.ts';
import { viewMilestones } from './journey.ts';
import { noProgress, sampleMilestone, sampleMission } from './samples.ts';

const title = 'Say “Grüß Gott”, 你好; then\\or "hi": 👋🏽 '.repeat(3).trim();
const plan = [
  sampleMilestone(
    'First, Week; 1',
    sampleMission('greet', { title, day: 6 }),
    sampleMission('rest'),
    sampleMission('done', { day: 2, isCompleted: true }),
  ),
];

const from = (firstDay: string | undefined) =>
  viewMilestones(plan, noProgress, { firstDay, today: '2026-11-02' });

const link = 'https://portal.test/home?milestone=first-week&mission=greet';

it('is read by another program as an entry for the day of each open mission that has a date', () => {
  const file = formatCalendar(from('2026-12-28'), () => link, new Date('2026-11-02T08:40:05.123Z'));
  const calendar = new ical.Component(ical.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ical.Event(each));
  expect(events.map(({ summary, description }) => ({ summary, description }))).toEqual([
    { summary: title, description: `First, Week; 1\n${link}` },
  ]);
  const [event] = events;
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    '2027-01-04',
    '2027-01-05',
  ]);
  expect(event?.uid).toBe('First, Week; 1.greet@portal.test');
  expect(event?.component.getFirstPropertyValue('url')).toBe(link);
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-02T08:40:05Z');
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
});

it('has no entry where the first day is not known', () => {
  expect([from('2026-12-28'), from(undefined)].map(hasDates)).toEqual([true, false]);
});

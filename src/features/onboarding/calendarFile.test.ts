import ical from 'ical.js';
import { expect, it } from 'vitest';
import { formatCalendar } from './calendarFile.ts';
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

const calendar = { firstDay: '2026-12-28', today: '2026-11-02' };

const link = 'https://portal.test/home?milestone=first-week&mission=greet';

it('is read by another program as an entry for the day of each open mission that has a date', () => {
  const milestones = viewMilestones(plan, noProgress, calendar);
  const file = formatCalendar(milestones, () => link, new Date('2026-11-02T08:40:05.123Z'));
  const events = new ical.Component(ical.parse(file))
    .getAllSubcomponents('vevent')
    .map((each) => new ical.Event(each));
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

import ical from 'ical.js';
import { expect, it } from 'vitest';
import { calendarEntries, formatCalendar } from './calendarFile.ts';
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

const entriesFrom = (firstDay: string | undefined) =>
  calendarEntries(
    viewMilestones(plan, noProgress, { firstDay, today: '2026-11-02' }),
    ({ milestoneId, missionId }) =>
      `https://portal.test/home?${new URLSearchParams({ m: milestoneId ?? '', n: missionId ?? '' })}`,
  );

it('is read by another program as an entry for the day of each open mission that has a date', () => {
  const file = formatCalendar(entriesFrom('2026-12-28'), new Date('2026-11-02T08:40:05.123Z'));
  const calendar = new ical.Component(ical.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ical.Event(each));
  const link = 'https://portal.test/home?m=First%2C+Week%3B+1&n=greet';
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

it('has nothing where the first day is not known', () => {
  expect(entriesFrom(undefined)).toEqual([]);
});

import ical from 'ical.js';
import { expect, it } from 'vitest';
import { noProgress, sampleMilestone, sampleMission } from '../testing/samples.ts';
import { formatCalendar } from './calendarFile.ts';
import { viewMilestones } from './journey.ts';

const title = 'Say “Grüß Gott”, 你好; then\\or "hi": 👋🏽 '.repeat(3).trim();
const plan = [
  {
    ...sampleMilestone(
      'First, Week; 1',
      sampleMission('greet', { title, day: 6 }),
      sampleMission('rest'),
      sampleMission('done', { day: 2, isCompleted: true }),
    ),
    id: 'first-week',
  },
];

const calendar = { firstDay: '2026-12-28', today: '2026-11-02' };

const link = 'https://portal.test/home?milestone=first-week&mission=greet';

/** The entries of a file, as another program reads them. */
function read(employeeId: string, now = '2026-11-02T08:40:05.123Z') {
  const milestones = viewMilestones(plan, noProgress, calendar);
  const file = formatCalendar(milestones, () => link, employeeId, new Date(now));
  const events = new ical.Component(ical.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ical.Event(component));
  return { file, events };
}

it('is read by another program as an entry for the day of each open mission that has a date', () => {
  const { file, events } = read('ida');
  expect(events.map(({ summary, description }) => ({ summary, description }))).toEqual([
    { summary: title, description: `First, Week; 1\n${link}` },
  ]);
  const [event] = events;
  // Exchange imports no entry without an end, which is the day after.
  const days = ['dtstart', 'dtend'].map((name) => event?.component.getFirstProperty(name));
  expect(days.map((day) => [day?.type, String(day?.getFirstValue())])).toEqual([
    ['date', '2027-01-04'],
    ['date', '2027-01-05'],
  ]);
  expect(event?.component.getFirstPropertyValue('url')).toBe(link);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
});

it('replaces the entries of the same person, and of nobody else', () => {
  const uidOf = (employeeId: string) => read(employeeId).events[0]?.uid;
  expect(uidOf('ida')).toBe('first-week.greet.ida@portal.test');
  expect(uidOf('maya, e2')).toBe('first-week.greet.maya, e2@portal.test');
});

it('says which of two files is the newer one', () => {
  const versionOf = (now: string) => {
    const component = read('ida', now).events[0]?.component;
    const value = (name: string) => component?.getFirstPropertyValue(name);
    return { at: String(value('last-modified')), sequence: Number(value('sequence')) };
  };
  const before = versionOf('2026-11-02T08:40:05.123Z');
  const after = versionOf('2026-11-02T08:41:05.123Z');
  expect([before.at, after.at]).toEqual(['2026-11-02T08:40:05Z', '2026-11-02T08:41:05Z']);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  // RFC 5545, section 3.3.8.
  expect(versionOf('2099-12-31T23:59:59Z').sequence).toBeLessThan(2 ** 31);
});

import { afterEach, expect, it, vi } from 'vitest';
import { dayAt, dueOf, readDay } from './days.ts';

it.each<[string, number, string | undefined, string, string]>([
  ['no first day', 5, undefined, 'Day 5', 'Day 5'],
  ['the first day itself', 1, '2026-11-02', 'by Nov 2', 'by Monday, November 2'],
  ['a day of the second week', 9, '2026-11-02', 'by Nov 10', 'by Tuesday, November 10'],
  ['a Saturday', 6, '2026-11-02', 'by Nov 9', 'by Monday, November 9'],
  ['a Sunday', 7, '2026-11-02', 'by Nov 9', 'by Monday, November 9'],
  ['a first day at a weekend', 1, '2026-11-07', 'by Nov 9', 'by Monday, November 9'],
  ['today', 4, '2026-11-02', 'today', 'today'],
  ['tomorrow', 5, '2026-11-02', 'tomorrow', 'tomorrow'],
  ['a day that has passed', 1, '2026-11-01', 'by Nov 2', 'by Monday, November 2'],
  ['a first day that is still to come', 1, '2026-11-30', 'by Nov 30', 'by Monday, November 30'],
  ['a year later', 366, '2026-11-02', 'by Nov 2, 2027', 'by Tuesday, November 2, 2027'],
  ['a leap day', 29, '2028-02-01', 'by Feb 29, 2028', 'by Tuesday, February 29, 2028'],
  ['the turn of a year', 4, '2026-12-31', 'by Jan 4, 2027', 'by Monday, January 4, 2027'],
])('%s: day %i from %s is %s, %s', (_name, day, firstDay, short, long) => {
  expect(dueOf(day, { firstDay, today: '2026-11-05' })).toMatchObject({ short, long });
});

it.each([
  ['today', 4, 'by Thursday, November 5'],
  ['tomorrow', 5, 'by Friday, November 6'],
])('what is due %s has a date on paper', (_name, day, onPaper) => {
  expect(dueOf(day, { firstDay: '2026-11-02', today: '2026-11-05' })).toMatchObject({ onPaper });
});

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2026-11-05T10:30:00Z', 'UTC', '2026-11-05'],
  ['2026-11-05T10:30:00Z', 'Pacific/Kiritimati', '2026-11-06'],
  ['2026-11-05T10:30:00Z', 'Pacific/Pago_Pago', '2026-11-04'],
  // The clocks are put back in this night.
  ['2026-11-01T03:59:00Z', 'America/New_York', '2026-10-31'],
  ['2026-11-02T04:59:00Z', 'America/New_York', '2026-11-01'],
])('at %s in %s the day is %s', (moment, timeZone, day) => {
  vi.stubEnv('TZ', timeZone);
  expect(dayAt(new Date(moment))).toBe(day);
});

it.each(['2026-11-02', '2028-02-29', '1970-01-01'])('%s is a day', (written) => {
  expect(readDay(written)).toBe(written);
});

it.each([
  '2027-02-29',
  '2026-13-01',
  '2026-11-2',
  '2026-11-02T08:00:00Z',
  '02.11.2026',
  '9999-12-31',
  1793577600000,
  undefined,
])('%o is no day', (written) => {
  expect(readDay(written)).toBeUndefined();
});

import { afterEach, expect, it, vi } from 'vitest';
import { dueOnPaper, dueText } from '#components/onboarding/details.ts';
import { portalWords } from '#components/words/en/portal.ts';
import { countBeforeToday, dayAt, dueOf, readDay } from './days.ts';

const words = portalWords.days;

it.each<[string, number, string | undefined, string, string]>([
  ['no first day', 5, undefined, 'Day 5', 'Day 5'],
  ['no first day', -4, undefined, '4 days before you start', '4 days before your first day'],
  ['no first day', -1, undefined, '1 day before you start', '1 day before your first day'],
  ['the first day itself', 1, '2026-11-09', 'by Nov 9', 'by Monday, November 9'],
  ['a Saturday', 6, '2026-11-02', 'by Nov 9', 'by Monday, November 9'],
  ['a Sunday', 7, '2026-11-02', 'by Nov 9', 'by Monday, November 9'],
  ['a first day at a weekend', 1, '2026-11-07', 'by Nov 9', 'by Monday, November 9'],
  ['today', 4, '2026-11-02', 'today', 'today'],
  ['tomorrow', 5, '2026-11-02', 'tomorrow', 'tomorrow'],
  ['yesterday', 3, '2026-11-02', 'planned for Nov 4', 'planned for Wednesday, November 4'],
  ['last year', 1, '2025-11-03', 'planned for Nov 3, 2025', 'planned for Monday, November 3, 2025'],
  ['a year later', 366, '2026-11-02', 'by Nov 2, 2027', 'by Tuesday, November 2, 2027'],
  ['a leap day', 29, '2028-02-01', 'by Feb 29, 2028', 'by Tuesday, February 29, 2028'],
  ['the turn of a year', 4, '2026-12-31', 'by Jan 4, 2027', 'by Monday, January 4, 2027'],
  ['a day before the first day', -4, '2026-11-20', 'by Nov 16', 'by Monday, November 16'],
  ['a Sunday before the first day', -1, '2026-11-30', 'by Nov 27', 'by Friday, November 27'],
  ['a Saturday before the first day', -2, '2026-11-30', 'by Nov 27', 'by Friday, November 27'],
  ['the turn of a year before it', -4, '2027-01-04', 'by Dec 31', 'by Thursday, December 31'],
])('%s: day %i from %s is %s, %s', (_name, day, firstDay, short, long) => {
  const due = dueOf(day, { firstDay, today: '2026-11-05' });
  expect([dueText(due, words.short), dueText(due, words.long)]).toEqual([short, long]);
});

it.each([
  ['today', 4, '2026-11-02', 'by Thursday, November 5'],
  ['tomorrow', 5, '2026-11-02', 'by Friday, November 6'],
  ['before today', 1, '2026-11-02', 'by Monday, November 2'],
  ['before an unknown day', -4, undefined, '4 days before your first day'],
])('what is due %s is told on paper as %s', (_name, day, firstDay, onPaper) => {
  expect(dueOnPaper(dueOf(day, { firstDay, today: '2026-11-05' }), words)).toBe(onPaper);
});

it.each<[string, readonly (number | undefined)[], number | undefined]>([
  ['nowhere without days', [undefined, undefined], undefined],
  ['before all that is to come', [5, 9, 12], 0],
  ['between what was due and what comes', [-4, 1, 5, 9], 2],
  ['before what is due today', [3, 4, 5], 1],
  ['before what is due on the Monday after', [1, 3, 6], 2],
  ['right after what was due, whatever has no day', [undefined, 1, undefined, 9], 2],
  ['at the start, if nothing with a day was due', [undefined, 9], 0],
  ['before the first that is to come, whatever was due after it', [1, 9, 2, 12], 1],
])('today is %s: %o', (_name, days, place) => {
  const planned = days.map((day) => ({ day }));
  expect(countBeforeToday(planned, { firstDay: '2026-11-02', today: '2026-11-05' })).toBe(place);
  expect(countBeforeToday(planned, { firstDay: undefined, today: '2026-11-05' })).toBeUndefined();
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
  '2026-11-02T08:00:00Z',
  '9999-12-31',
  1793577600000,
  undefined,
])('%o is no day', (written) => {
  expect(readDay(written)).toBeUndefined();
});

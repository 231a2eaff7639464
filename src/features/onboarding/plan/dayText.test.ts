import { expect, it } from 'vitest';
import { portalWords as german } from '#components/words/de/portal.ts';
import { portalWords as english, type PortalWords } from '#components/words/en/portal.ts';
import { dayText } from './dayText.ts';

// 2026-11-02 is a Monday.
it.each<[string, string | undefined, string, string | undefined, string | undefined]>([
  [
    'a week before',
    '2026-11-09',
    '2026-11-02',
    'your first day is Monday, November 9',
    'Ihr erster Tag: Montag, 9.\u00a0November',
  ],
  [
    'in the year before',
    '2027-01-04',
    '2026-12-18',
    'your first day is Monday, January 4, 2027',
    'Ihr erster Tag: Montag, 4.\u00a0Januar 2027',
  ],
  [
    'the day before',
    '2026-11-02',
    '2026-11-01',
    'your first day is tomorrow',
    'morgen ist Ihr erster Tag',
  ],
  [
    'the first day',
    '2026-11-02',
    '2026-11-02',
    'today is your first day',
    'heute ist Ihr erster Tag',
  ],
  ['the second day', '2026-11-02', '2026-11-03', 'day 2', 'Tag 2'],
  ['after a weekend', '2026-11-02', '2026-11-09', 'day 8', 'Tag 8'],
  ['after the clocks were put back', '2026-10-23', '2026-11-02', 'day 11', 'Tag 11'],
  [
    'a first day at a weekend',
    '2026-11-07',
    '2026-11-09',
    'today is your first day',
    'heute ist Ihr erster Tag',
  ],
  ['an unknown first day', undefined, '2026-11-02', undefined, undefined],
])('%s: from %s on %s: %s, %s', (_name, firstDay, today, ...texts) => {
  const calendar = { firstDay, today };
  const textOf = ({ intro }: PortalWords) => dayText(calendar, intro)?.long;
  expect([textOf(english), textOf(german)]).toEqual(texts);
});

it('has a shorter text for a phone', () => {
  const calendar = { firstDay: '2026-11-30', today: '2026-11-02' };
  expect(dayText(calendar, english.intro)?.short).toBe('your first day is Monday, Nov 30');
});

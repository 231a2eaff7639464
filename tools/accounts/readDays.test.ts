import { describe, expect, it } from 'vitest';
import { readDays } from './readDays.ts';

it.each([
  '2026-11-30',
  '2026-11-30 00:00:00',
  '2026-11-30T00:00:00.000Z',
  '2026/11/30',
  '2026. 11. 30.',
  '30.11.2026',
  '30. 11. 2026',
  '30.11.2026 00:00',
  '30-Nov-26',
  '30-Nov-2026',
  '30 November 2026',
  'November 30, 2026',
  'Monday, November 30, 2026',
  'Montag, 30. November 2026',
  '11/30/2026',
  '30/11/2026',
  '30-11-2026',
])('%s is a day by itself', (written) => {
  expect(readDays([written])).toEqual([{ day: '2026-11-30' }]);
});

it.each([
  ['', /^The first day "" is not a day/],
  ['soon', /"soon" is not a day/],
  ['31.11.2026', /not a day/],
  ['29/02/2027', /not a day/],
  ['2026-11', /not a day/],
  ['30.11', /not a day/],
  ['30.11.2026 08:00', /not a day/],
  ['30. Nowember 2026', /not a day/],
  ['30.11.2206', /not a day/],
  ['46356', /number by which a spreadsheet keeps a day/],
  ['30.11.26', /two digits/],
  ['11/30/26', /two digits/],
])('"%s" is none, and says why', (written, message) => {
  expect(readDays([written])).toEqual([{ message: expect.stringMatching(message) }]);
});

describe('3/4/2026', () => {
  const ambiguous = '3/4/2026';
  const last = (...others: string[]) => readDays([...others, ambiguous]).at(-1);

  it.each([
    ['another line begins with a day', ['13/4/2026'], '2026-04-03'],
    ['another line begins with a month', ['4/13/2026'], '2026-03-04'],
    ['another line with hyphens begins with a day', ['13-4-2026', '5/5/2026'], '2026-04-03'],
  ])('is a day where %s', (_where, others, day) => {
    expect(last(...others)).toEqual({ day });
  });

  it.each([
    [
      'no other line tells',
      ['5/5/2026', '2026-11-30'],
      /no other line tells which\. Write 2026-04-03 or 2026-03-04\./,
    ],
    ['lines disagree', ['13/4/2026', '4/13/2026'], /other lines disagree/],
  ])('is refused where %s', (_where, others, message) => {
    expect(last(...others)).toEqual({ message: expect.stringMatching(message) });
  });
});

import { expect, it } from 'vitest';
import { readDays } from './readDays.ts';

it.each([
  '2026-11-30',
  '2026-11-30T00:00:00.000Z',
  '2026/11/30',
  '2026. 11. 30.',
  '30.11.2026',
  '30. 11. 2026',
  '30.11.2026 00:00',
  '30-Nov-26',
  'Monday, November 30, 2026',
  'Montag, 30. November 2026',
  '11/30/2026',
  '30/11/2026',
])('%s is a day by itself', (written) => {
  expect(readDays([written])).toEqual([{ day: '2026-11-30' }]);
});

it.each([
  ['', /^The first day "" is not a day/],
  ['31.11.2026', /not a day/],
  ['30.11.2026 08:00', /not a day/],
  ['30. Nowember 2026', /not a day/],
  ['46356', /number by which a spreadsheet keeps a day/],
  ['30.11.26', /two digits/],
])('"%s" is none, and says why', (written, message) => {
  expect(readDays([written])).toEqual([{ message: expect.stringMatching(message) }]);
});

it.each([
  ['is a day where another line begins with a day', '13/4/2026', { day: '2026-04-03' }],
  ['is a day where one with hyphens does', '13-4-2026', { day: '2026-04-03' }],
  ['is a day where another line begins with a month', '4/13/2026', { day: '2026-03-04' }],
  [
    'is refused where no other line tells',
    '5/5/2026',
    {
      message: expect.stringMatching(
        /no other line tells which\. Write 2026-04-03 or 2026-03-04\./,
      ),
    },
  ],
  [
    'is refused where lines disagree',
    '13/4/2026 4/13/2026',
    { message: expect.stringMatching(/other lines disagree/) },
  ],
])('3/4/2026 %s', (_where, others, read) => {
  expect(readDays([...others.split(' '), '3/4/2026']).at(-1)).toEqual(read);
});

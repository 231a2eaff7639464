import { expect, it } from 'vitest';
import { readSelection, toQuery } from './selection.ts';

const selection = { milestoneId: 'team-lunch', missionId: 'join-the-team-lunch' };
const whole = `?${toQuery(selection)}`;

// Other changes to a link: src/app/firstScreen/mailedLinks.test.tsx.
it.each([
  whole,
  whole.toUpperCase(),
  '?milestone=<team-lunch>&mission="join-the-team-lunch"',
  ...') . , ; > " * ” ） 。 %20 %22%3E = &gt; &utm_source=mail |Lunch> ](https://a.test) +Best,+Maya'
    .split(' ')
    .map((sign) => whole + sign),
])('%s leads to its mission', (search) => {
  expect(readSelection(search)).toEqual(selection);
});

it.each([
  ['', undefined, undefined],
  ['?milestone=team-lunch', 'team-lunch', undefined],
  ['?milestone=team-lunch&mission=%E5%8D%88', 'team-lunch', ''],
])('a link may hold a part of it: %s', (search, milestoneId, missionId) => {
  expect(readSelection(search)).toEqual({ milestoneId, missionId });
});

import { expect, it } from 'vitest';
import { readSelection } from './receivedLink.ts';

const milestone = 'milestone=team-lunch';
const whole = `?${milestone}&mission=join-the-team-lunch`;
const selection = { milestoneId: 'team-lunch', missionId: 'join-the-team-lunch' };

const signs = ') . , ; > " * ” ） 。 %20 %0A %2520 %E2%80%8B %22%3E = =%0D%0A %E0%A4';
const words = '&gt; &utm_source=mail |Lunch> ](https://a.test) +Best,+Maya';

it.each(`${signs} ${words}`.split(' '))('a link leads to its mission with %s behind it', (sign) => {
  expect(readSelection(whole + sign)).toEqual(selection);
});

it.each([
  whole,
  `?${milestone}&amp;mission=join-the-team-lunch`,
  `?${milestone}&amp;amp;mission=join-the-team-lunch`,
  `?${milestone}&amp%3Bmission=join-the-team-lunch`,
  `?milestone%3Dteam-lunch%26mission%3Djoin-the-team-lunch`,
  `?milestone%253Dteam-lunch%2526mission%253Djoin-the-team-lunch`,
  `?milestone=3Dteam-lunch&mission=3Djoin-the-team-lunch`,
  `?milestone=team-=%0D%0Alunch&mission=join-the=%0A-team-lunch`,
  `?milestone=team-%20lunch&mission=join-the-%E2%80%8Bteam-lunch`,
  `?MILESTONE=TEAM-LUNCH&MISSION=JOIN-THE-TEAM-LUNCH`,
  `?milestone=%3Cteam-lunch%3E&mission=%22join-the-team-lunch%22`,
])('a link leads to its mission as %s', (search) => {
  expect(readSelection(search)).toEqual(selection);
});

it.each([
  ['', undefined, undefined],
  [`?${milestone}`, 'team-lunch', undefined],
  [`?${milestone}&mission=%E5%8D%88`, 'team-lunch', ''],
])('a link may hold a part of it: %s', (search, milestoneId, missionId) => {
  expect(readSelection(search)).toEqual({ milestoneId, missionId });
});

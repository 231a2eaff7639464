import { expect, it } from 'vitest';
import { portalWords } from '#components/words/en/portal.ts';
import { noProgress, sampleMilestone, sampleMission } from '../testing/samples.ts';
import type { Calendar } from './days.ts';
import { viewPlan } from './journey.ts';
import type { Milestone } from './model.ts';
import { weekText } from './week.ts';

/** A plan in short: `1:20 9` are missions of day 1, which takes 20 minutes, and of day 9. Capital `D` is completed. */
const planOf = (text: string): Milestone[] => [
  sampleMilestone(
    'First Days',
    ...text.split(' ').map((each, index) => {
      const [day, minutes] = each.replace('D', '').split(':').map(Number);
      return sampleMission(`m${index}`, { day, minutes, isCompleted: each.startsWith('D') });
    }),
  ),
];

function weekOf(plan: string, calendar: Calendar, locale: Intl.Locale) {
  const view = viewPlan(planOf(plan), noProgress, {}, calendar);
  return weekText(view, calendar, portalWords.screen, locale);
}

// 2026-11-02 is a Monday.
it.each<[string, string, string | undefined, string, string | undefined]>([
  ['by Sunday', '1:20 5:20 8:60', '2026-11-02', '2026-11-02', '2 missions, about 40 minutes'],
  ['of last week', '1:20 5:20 8:60', '2026-11-02', '2026-11-09', '3 missions, about 1½ hours'],
  ['a Sunday', '5:20 8:60', '2026-11-02', '2026-11-08', '1 mission, about 20 minutes'],
  ['a Saturday’s, due on Monday', '6:20', '2026-11-02', '2026-11-06', undefined],
  ['its first days', '1:30 5:30 12:30', '2026-12-31', '2027-01-04', '2 missions, about 1 hour'],
  ['minutes of some', '1:60 2', '2026-11-02', '2026-11-02', '2 missions'],
  ['a moment', '1:1', '2026-11-02', '2026-11-02', '1 mission, about 5 minutes'],
  ['half hours', '1:45 1:30', '2026-11-02', '2026-11-02', '2 missions, about 1½ hours'],
  ['everything done', 'D1:20 D5:20', '2026-11-02', '2026-11-02', undefined],
  ['nothing due yet', '10:20', '2026-11-02', '2026-11-02', undefined],
  ['no first day', '1:20', undefined, '2026-11-02', undefined],
  ['before the first day', '1:20', '2026-11-06', '2026-11-02', undefined],
  ['the day before it', '1:20', '2026-11-06', '2026-11-05', '1 mission, about 20 minutes'],
  ['begun before it', 'D1 1:20', '2026-11-06', '2026-11-02', '1 mission, about 20 minutes'],
])('this week, %s: %s from %s on %s: %s', (_name, plan, firstDay, today, expected) => {
  const text = weekOf(plan, { firstDay, today }, new Intl.Locale('en-GB'));
  expect(text).toBe(expected && `This week: ${expected}.`);
});

const withWeeks = (tag: string) => new Intl.Locale(tag);
/** Firefox has neither of these properties. */
const withoutWeeks = (tag: string) =>
  Object.defineProperties(new Intl.Locale(tag), {
    getWeekInfo: { value: undefined },
    weekInfo: { value: undefined },
  });

// Missions of Friday, November 6, and of the Monday after. November 1 is a Sunday.
it.each<[Intl.Locale, string, string | undefined]>([
  [withWeeks('en-US'), '2026-11-07', '1 mission'],
  [withWeeks('en-US'), '2026-11-08', '2 missions'],
  [withWeeks('en-GB'), '2026-11-08', '1 mission'],
  [withWeeks('ar-EG'), '2026-11-06', '1 mission'],
  [withWeeks('ar-EG'), '2026-11-07', '2 missions'],
  [withWeeks('en-US'), '2026-11-01', '1 mission'],
  [withWeeks('de'), '2026-11-01', undefined],
  [withoutWeeks('en'), '2026-11-08', '2 missions'],
  [withoutWeeks('en-GB'), '2026-11-08', '1 mission'],
])('a week of %s has on %s %s', (locale, today, expected) => {
  const text = weekOf('5 8', { firstDay: '2026-11-02', today }, locale);
  expect(text).toBe(expected && `This week: ${expected}.`);
});

import type { DayText } from '#components/onboarding/plan.ts';
import type { PortalWords } from '#components/words/en/portal.ts';
import { type Calendar, daysBetween, dueOf } from './days.ts';

/**
 * The current day of work, for example `day 4`, or the date of the first one. Undefined if the first day is not known.
 * Counted in calendar days, like the days of a plan: if Friday is day 5, Monday is day 8.
 */
export function dayText(
  calendar: Calendar,
  { day: words }: PortalWords['intro'],
): DayText | undefined {
  const { firstDay, today } = calendar;
  const first = dueOf(1, calendar);
  if (firstDay === undefined || first.date === undefined) return undefined;
  switch (first.nearness) {
    case 'later':
      return { short: words.laterInShort(first), long: words.later(first) };
    case 'tomorrow':
    case 'today':
      return inAnyRoom(words[first.nearness]);
    case 'past':
      return inAnyRoom(words.number(daysBetween(firstDay, today) + 1));
  }
}

const inAnyRoom = (text: string): DayText => ({ short: text, long: text });

import type { PortalWords } from '../words/en/portal.ts';
import type { Due } from './plan.ts';

/** By when something is to be done, in one of two lengths. */
type DueWords = PortalWords['days']['short' | 'long'];

export function dueText(due: Due, words: DueWords): string {
  if (due.date !== undefined) return words[due.nearness](due);
  return due.day > 0 ? words.day(due.day) : words.daysBefore(-due.day);
}

/** Never `tomorrow` or `planned for`: paper outlives the day on which it is printed. */
export const dueOnPaper = (due: Due, { long }: PortalWords['days']): string =>
  dueText(due.date === undefined ? due : { ...due, nearness: 'later' as const }, long);

export const minutesText = (minutes: number | undefined, words: PortalWords['mission']) =>
  minutes === undefined ? undefined : words.minutes(minutes);

/** The known details in one line. Screen readers would say the dots: for them, a language has a separator of its own. */
export const detailsText = (details: readonly (string | undefined)[], separator = ' · ') =>
  details.filter((detail) => detail !== undefined).join(separator);

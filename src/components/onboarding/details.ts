import type { PortalWords } from '../words/en/portal.ts';
import type { Due } from './plan.ts';

/** The words for a due date, short or long. */
type DueWords = PortalWords['days']['short' | 'long'];

export function dueText(due: Due, words: DueWords): string {
  if (due.date !== undefined) return words[due.nearness](due);
  return due.day > 0 ? words.day(due.day) : words.daysBefore(-due.day);
}

/** Never says `tomorrow` or `planned for`, because paper outlives the day of printing. */
export const dueOnPaper = (due: Due, { long }: PortalWords['days']): string =>
  dueText(due.date === undefined ? due : { ...due, nearness: 'later' as const }, long);

export const minutesText = (minutes: number | undefined, words: PortalWords['mission']) =>
  minutes === undefined ? undefined : words.minutes(minutes);

/** Joins the known details. For screen readers, each language has another separator, because they read out the dots. */
export const detailsText = (details: readonly (string | undefined)[], separator = ' · ') =>
  details.filter((detail) => detail !== undefined).join(separator);

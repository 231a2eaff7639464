import type { BadgeTone } from '#ui/Badge';
import type { MarkdownPicture } from '#ui/Markdown';

// The views of a plan: its content, joined with what the employee has completed, as the screen and paper show it.

/** Code branches on it with a `Record<Status, …>`, so that the compiler finds each place. */
export type Status = 'open' | 'completed';

/** Counts missions, of a milestone or of the whole plan. */
export interface Progress {
  readonly completed: number;
  readonly total: number;
}

/** By when something is to be done: a date, or a day where the first day of work is not known. */
export type Due = DueDate | { readonly date?: undefined; readonly day: number };

export interface DueDate {
  /** For example `2026-11-06`. */
  readonly date: string;
  readonly nearness: 'past' | 'today' | 'tomorrow' | 'later';
  readonly isThisYear: boolean;
}

export interface MissionView {
  readonly id: string;
  /** The language of its texts where it is not the plan's. */
  readonly lang?: 'en' | undefined;
  readonly title: string;
  /** Markdown without HTML, but for `<br>` in a table. */
  readonly description: string;
  /** The first paragraph of the description that has words, without marks; empty where none has. */
  readonly preview?: string | undefined;
  readonly pictures?: readonly MarkdownPicture[] | undefined;
  /** The ids of the check boxes in the description, in its order. */
  readonly steps?: readonly string[] | undefined;
  /** The ids in `steps` that the employee has checked off. */
  readonly checkedSteps?: readonly string[] | undefined;
  /** A word of the content's author, for example `HR`, `Technical` or `Meeting`. */
  readonly tag: string;
  readonly tagColor: Exclude<BadgeTone, 'neutral' | 'progress'>;
  /** How long it takes; undefined if it is not known. */
  readonly minutes?: number | undefined;
  readonly status: Status;
  /** Undefined once the mission is completed. */
  readonly due?: Due | undefined;
  /** Undefined while the mission is open, or if the time is not known. */
  readonly completedAt?: Date | undefined;
}

export interface MilestoneView {
  readonly id: string;
  /** The language of its name where it is not the plan's. */
  readonly lang?: 'en' | undefined;
  readonly name: string;
  readonly missions: readonly MissionView[];
  readonly progress: Progress;
  /** `completed` if every mission is, and therefore also without missions. */
  readonly status: Status;
  /** Undefined once every mission is completed. */
  readonly due?: Due | undefined;
  /** How many of its missions come before today; undefined if none has a date. */
  readonly missionsBeforeToday?: number | undefined;
}

/** Which day of work it is, in two lengths. */
export interface DayText {
  /** For a phone. */
  readonly short: string;
  readonly long: string;
}

/** A person who helps the employee. */
export interface Person {
  readonly role: 'buddy' | 'manager';
  readonly name: string;
  /** An address with its scheme, for example `mailto:people@example.com`. */
  readonly link?: string | undefined;
}

/** An integer from 0 to 100; 0 when there is nothing to complete (docs/specification.md, section 4). */
export function percentageOf({ completed, total }: Progress): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

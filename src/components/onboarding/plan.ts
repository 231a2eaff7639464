import type { BadgeTone } from '#ui/Badge';
import type { MarkdownPicture } from '#ui/Markdown';

// The views of a plan, for screen and paper: its content, joined with the employee's progress.

/** Branch on a status with a `Record<Status, …>`, so that the compiler finds each place if a status is added. */
export type Status = 'open' | 'completed';

/** Counts missions, of a milestone or of the whole plan. */
export interface Progress {
  readonly completed: number;
  readonly total: number;
}

/** The due date, or the day of work if the first day is not known. */
export type Due = DueDate | { readonly date?: undefined; readonly day: number };

export interface DueDate {
  /** An ISO date, such as `2026-11-06`. */
  readonly date: string;
  readonly nearness: 'past' | 'today' | 'tomorrow' | 'later';
  readonly isThisYear: boolean;
}

export interface MissionView {
  readonly id: string;
  /** The language of the mission's texts, if it is not the plan's. */
  readonly lang?: 'en' | undefined;
  readonly title: string;
  /** Markdown without HTML, except `<br>` in a table. */
  readonly description: string;
  /** The first paragraph of the description that has words, without markup; empty if there is none. */
  readonly preview?: string | undefined;
  readonly pictures?: readonly MarkdownPicture[] | undefined;
  /** The ids of the check boxes in the description, in text order. */
  readonly steps?: readonly string[] | undefined;
  /** The ids in `steps` that the employee has checked off. */
  readonly checkedSteps?: readonly string[] | undefined;
  /** A word that the author has chosen, such as `HR`, `Technical`, or `Meeting`. */
  readonly tag: string;
  readonly tagColor: Exclude<BadgeTone, 'neutral' | 'progress'>;
  /** The estimated duration; undefined if it is not known. */
  readonly minutes?: number | undefined;
  readonly status: Status;
  /** Undefined once the mission is completed. */
  readonly due?: Due | undefined;
  /** Undefined while the mission is open, or if the time is not known. */
  readonly completedAt?: Date | undefined;
}

export interface MilestoneView {
  readonly id: string;
  /** The language of the milestone's name, if it is not the plan's. */
  readonly lang?: 'en' | undefined;
  readonly name: string;
  readonly missions: readonly MissionView[];
  readonly progress: Progress;
  /** `completed` if every mission is completed, and therefore also if there are no missions. */
  readonly status: Status;
  /** Undefined once every mission is completed. */
  readonly due?: Due | undefined;
  /** The number of missions before today; undefined if none has a date. */
  readonly missionsBeforeToday?: number | undefined;
}

/** The day of work, in words of two lengths. */
export interface DayText {
  /** For phones. */
  readonly short: string;
  readonly long: string;
}

/** A person who helps the employee. */
export interface Person {
  readonly role: 'buddy' | 'manager';
  readonly name: string;
  /** An address with its scheme, such as `mailto:people@example.com`. */
  readonly link?: string | undefined;
}

/** An integer from 0 to 100; 0 when there is nothing to complete (docs/specification.md, section 4). */
export function percentageOf({ completed, total }: Progress): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

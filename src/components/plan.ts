import type { BadgeTone } from './Badge/Badge.tsx';
import type { MarkdownPicture } from './Markdown/Markdown.tsx';

// The views of a plan: its content, joined with what the employee has completed, as the screen and paper show it.

/** Code branches on it with a `Record<Status, …>`, so that the compiler finds each place. */
export type Status = 'open' | 'completed';

/** Counts missions, of a milestone or of the whole plan. */
export interface Progress {
  readonly completed: number;
  readonly total: number;
}

/** By when something is to be done. */
export interface Due {
  /** For example `2026-11-06`; undefined if the first day of work is not known. */
  readonly date?: string | undefined;
  /** For example `by Nov 6`, or `since Nov 6` once that day has passed. */
  readonly short: string;
  /** For example `by Friday, November 6`, or `tomorrow`. Screen readers say this one. */
  readonly long: string;
  /** Never `tomorrow` or `since`: paper outlives the day on which it is printed. */
  readonly onPaper: string;
}

export interface MissionView {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  /** The first words of the description, as plain text. */
  readonly preview?: string | undefined;
  readonly pictures?: readonly MarkdownPicture[] | undefined;
  /** The ids of the check boxes in the description, in its order. */
  readonly steps?: readonly string[] | undefined;
  /** Of `steps`, what the employee has ticked. */
  readonly tickedSteps?: readonly string[] | undefined;
  readonly tag: string;
  readonly tagColor: Exclude<BadgeTone, 'neutral' | 'progress'>;
  readonly minutes?: number | undefined;
  readonly status: Status;
  /** Undefined once the mission is completed. */
  readonly due?: Due | undefined;
  /** ISO 8601 timestamp; null while the mission is open, or if the time is not known. */
  readonly completedAt?: string | null;
  /** The day of the completion, in words. */
  readonly completedOn?: string | undefined;
}

export interface MilestoneView {
  readonly id: string;
  readonly name: string;
  readonly missions: readonly MissionView[];
  readonly progress: Progress;
  /** `completed` if every mission is, and therefore also without missions. */
  readonly status: Status;
  /** Undefined once every mission is completed. */
  readonly due?: Due | undefined;
  /** After how many of its missions today is; undefined if none has a date. */
  readonly todayAfter?: number | undefined;
}

/** Somebody who helps the employee. */
export interface Person {
  /** Before the name, for example `Your buddy:`. */
  readonly label: string;
  readonly name: string;
  readonly link?: string | undefined;
}

/** What there is to read, whether the mission is completed or not. */
export type MissionText = Omit<MissionView, 'id' | 'status' | 'completedAt' | 'completedOn'>;

/** docs/specification.md, section 2. */
export function planTitle(employeeName: string | undefined): string {
  return employeeName ? `${employeeName}'s Onboarding Journey` : 'Your plan';
}

/** An integer from 0 to 100; 0 when there is nothing to complete (docs/specification.md, section 4). */
export function percentageOf({ completed, total }: Progress): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

/** Two parts, because the header card shows the numbers larger than the words. */
export function progressParts({ completed, total }: Progress) {
  return { count: `${completed} of ${total}`, unit: 'missions completed' };
}

/** docs/specification.md, section 2. */
export function progressSentence(progress: Progress): string {
  const { count, unit } = progressParts(progress);
  return `${count} ${unit}`;
}

export const minutesText = (minutes: number | undefined) =>
  minutes === undefined ? undefined : `${minutes} min`;

export const stepsText = (ticked: number, total: number) =>
  total === 1 ? `${ticked} of 1 step` : `${ticked} of ${total} steps`;

/** The known details in one line. Screen readers would say the dots, so they get commas. */
export const detailsText = (details: readonly (string | undefined)[], separator = ' · ') =>
  details.filter((detail) => detail !== undefined).join(separator);

import type { BadgeTone } from './Badge/Badge.tsx';
import type { MarkdownPicture } from './Markdown/Markdown.tsx';

// A plan as the screen and the paper show it: joined with what the employee has completed.

/** Of a mission or a milestone. Code branches on it by a `Record<Status, …>`, so that the compiler finds each place. */
export type Status = 'open' | 'completed';

/** Of a milestone or of the whole plan, in missions. */
export interface Progress {
  readonly completed: number;
  readonly total: number;
}

/** By when something is to be done. */
export interface Due {
  /** A day of the calendar, `2026-11-06`; undefined where the first day of work is not known. */
  readonly date?: string | undefined;
  /** For places with little room, for example `by Nov 6`. */
  readonly short: string;
  /** For example `by Friday, November 6`, or `tomorrow`; also what screen readers say. */
  readonly long: string;
  /** For paper, which outlives the day on which it is printed: never `tomorrow`. */
  readonly onPaper: string;
}

export interface MissionView {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  /** The first words of the description, as plain text; undefined without any. */
  readonly preview?: string | undefined;
  /** Those that the description shows. */
  readonly pictures?: readonly MarkdownPicture[] | undefined;
  readonly tag: string;
  readonly tagColor: Exclude<BadgeTone, 'neutral' | 'progress'>;
  /** How long it takes; undefined where nobody has said. */
  readonly minutes?: number | undefined;
  readonly status: Status;
  /** Undefined once the mission is completed, and where nobody has said a day. */
  readonly due?: Due | undefined;
  /** ISO 8601 timestamp; null while the mission is open, and where the time is not known. */
  readonly completedAt?: string | null;
  /** The day of the completion, in words; undefined where it is not known. */
  readonly completedOn?: string | undefined;
}

export interface MilestoneView {
  readonly id: string;
  readonly name: string;
  readonly missions: readonly MissionView[];
  readonly progress: Progress;
  /** `completed` when every mission is, and so for a milestone without missions. */
  readonly status: Status;
  /** Undefined once every mission is completed, and where nobody has said a day. */
  readonly due?: Due | undefined;
}

/** A mission for those who read it, whatever has become of it. */
export type MissionText = Omit<MissionView, 'id' | 'status' | 'completedAt' | 'completedOn'>;

/** For the screen and for paper (docs/specification.md, section 2). */
export function planTitle(employeeName: string | undefined): string {
  return employeeName ? `${employeeName}'s Onboarding Journey` : 'Your plan';
}

/** An integer from 0 to 100; 0 when there is nothing to complete (docs/specification.md, section 4). */
export function percentageOf({ completed, total }: Progress): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100);
}

/** The two parts of the sentence, because the header card shows the numbers larger than the words. */
export function progressParts({ completed, total }: Progress) {
  return { count: `${completed} of ${total}`, unit: 'missions completed' };
}

/** In one wording on the screen, on paper and for screen readers (docs/specification.md, section 2). */
export function progressSentence(progress: Progress): string {
  const { count, unit } = progressParts(progress);
  return `${count} ${unit}`;
}

/** How long a mission takes, in one wording on the screen, on paper and for screen readers. */
export const minutesText = (minutes: number | undefined) =>
  minutes === undefined ? undefined : `${minutes} min`;

/** The details that are known, in one line; for screen readers with commas, because they say the dots. */
export const detailsText = (details: readonly (string | undefined)[], separator = ' · ') =>
  details.filter((detail) => detail !== undefined).join(separator);

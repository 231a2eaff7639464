/** Of a mission or a milestone. Code branches on it by a `Record<Status, …>`, so that the compiler finds each place. */
export type Status = 'open' | 'completed';

/** Of a milestone or of the whole plan, in missions. */
export interface Progress {
  readonly completed: number;
  readonly total: number;
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

export interface Progress {
  readonly completed: number;
  readonly total: number;
}

/** In one wording on the screen, on paper and for screen readers. */
export function progressSentence({ completed, total }: Progress): string {
  return `${completed} of ${total} missions completed`;
}

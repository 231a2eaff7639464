/** By when something is to be done, in words. */
export interface DueText {
  /** For places with little room, for example `by Nov 6`. */
  readonly short: string;
  /** For example `by Friday, November 6`; also what screen readers say. */
  readonly long: string;
}

/** How long a mission takes, in one wording on the screen, on paper and for screen readers. */
export const minutesText = (minutes: number | undefined) =>
  minutes === undefined ? undefined : `${minutes} min`;

/** The details that are known, in one line. */
export const detailsText = (details: readonly (string | undefined)[], separator = ' · ') =>
  details.filter((detail) => detail !== undefined).join(separator);

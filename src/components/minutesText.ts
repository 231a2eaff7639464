/** How long a mission takes, in one wording on the screen, on paper and for screen readers. */
export const minutesText = (minutes: number) => `${minutes} min`;

/** In one wording on the screen, on paper and for screen readers. */
export function progressSentence(completed: number, total: number): string {
  return `${completed} of ${total} missions completed`;
}

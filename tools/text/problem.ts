/** A problem in a text, with its line, counted from 1. */
export interface Problem {
  readonly line: number;
  readonly message: string;
  /** What the problem concerns, for a form with words of its own: a key, or another part of a file or its name. */
  readonly about?: string | undefined;
}

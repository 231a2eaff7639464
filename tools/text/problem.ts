/** A problem in a text, at a line that is counted from 1. */
export interface Problem {
  readonly line: number;
  readonly message: string;
  /** What it is about, for a form that says it in its own words: a key, or another part of a file or its name. */
  readonly about?: string | undefined;
}

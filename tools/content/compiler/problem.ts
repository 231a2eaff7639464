export interface ContentProblem {
  /** Relative to the content folder. */
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** Takes a problem of one file. Without a line, it is one of the whole file. */
export type Report = (message: string, line?: number) => void;

export type ReportIn = (path: string) => Report;

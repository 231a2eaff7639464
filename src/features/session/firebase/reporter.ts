/** Passes reports on, the last one also to those who come late. */
export interface Reporter<Report> {
  readonly report: (report: Report) => void;
  readonly observe: (listener: (report: Report) => void) => () => void;
  readonly last: () => Report | undefined;
  readonly first: Promise<Report>;
}

export function createReporter<Report>(): Reporter<Report> {
  const listeners = new Set<(report: Report) => void>();
  let last: Report | undefined;
  let resolveFirst: (report: Report) => void;
  const first = new Promise<Report>((resolve) => {
    resolveFirst = resolve;
  });
  return {
    report: (report) => {
      last = report;
      resolveFirst(report);
      for (const listener of listeners) listener(report);
    },
    observe: (listener) => {
      listeners.add(listener);
      if (last !== undefined) listener(last);
      return () => void listeners.delete(listener);
    },
    last: () => last,
    first,
  };
}

/**
 * Runs the task while no other tab runs one of this name. The signal ends the waiting for the turn,
 * and then the task does not run; a task that runs is not interrupted. Rejects only as the task does.
 */
export type RunAlone = (
  name: string,
  task: () => Promise<void>,
  signal: AbortSignal,
) => Promise<void>;

/** For a turn. A tab that holds on for longer, hung or crashed, is waited for no more. */
export const longestWait = 60_000;

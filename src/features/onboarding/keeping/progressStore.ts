import type { EmployeeProgress } from '../model.ts';

/**
 * How long the completions on the screen last.
 * - `sample`: nothing has been completed here, so there is nothing to lose
 * - `thisPage`: until the page is reloaded or the employee signs out
 * - `thisDevice`: the employee has chosen to keep them
 * - `refused`: as `thisPage`; keeping or forgetting was wanted, and the browser did not let us
 * - `behind`: kept on the device, but for the newest ones
 * - `setAside`: as `thisPage`; what an earlier visit has kept could not be read and lies elsewhere
 * - `unreadable`: as `thisPage`; what is kept can not be read and lies where it was
 * - `newer`: as `thisPage`; a later release of the portal has kept something, which is left to it
 * - `notForgotten`: as `thisDevice`; forgetting was wanted, and the browser did not let us
 */
export type Keeping =
  | 'sample'
  | 'thisPage'
  | 'thisDevice'
  | 'refused'
  | 'behind'
  | 'setAside'
  | 'unreadable'
  | 'newer'
  | 'notForgotten';

export interface ProgressSnapshot {
  readonly progress: EmployeeProgress;
  readonly keeping: Keeping;
}

/** What one employee has completed. No completion on the screen is ever lost by what it does. */
export interface ProgressStore {
  readonly getSnapshot: () => ProgressSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly complete: (milestoneId: string, missionId: string) => void;
  /** Keeps what has been and what will be completed. */
  readonly keep: () => void;
  /** Undoes the choice to keep, not the completions on the screen. */
  readonly forget: () => void;
}

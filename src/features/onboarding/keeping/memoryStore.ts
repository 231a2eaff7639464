import type { EmployeeProgress } from '../model.ts';
import { completeMission } from '../progress.ts';
import type { ProgressSnapshot, ProgressStore } from './progressStore.ts';

export interface MemoryStore extends Omit<ProgressStore, 'keep'> {
  readonly change: (change: Partial<ProgressSnapshot>) => void;
}

/** For as long as the page is open: a reload begins with `initial` again. */
export function createMemoryStore(
  initial: EmployeeProgress,
  now: () => Date = () => new Date(),
): MemoryStore {
  const listeners = new Set<() => void>();
  let snapshot: ProgressSnapshot = { progress: initial, keeping: 'sample' };

  const change = (part: Partial<ProgressSnapshot>) => {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    complete: (milestoneId, missionId) => {
      const { progress, keeping } = snapshot;
      change({
        progress: completeMission(progress, milestoneId, missionId, now()),
        keeping: keeping === 'sample' ? 'thisPage' : keeping,
      });
    },
    forget: () => change({ keeping: 'thisPage' }),
    change,
  };
}

import type { EmployeeProgress } from '../model.ts';
import { completeMission } from '../progress.ts';
import { mergeProgress } from './mergeProgress.ts';
import { createStoredRecord, type Device } from './storedRecord.ts';

/**
 * How long the completions on the screen last.
 * - `untouched`: nothing has been completed here, so there is nothing to lose
 * - `page`: until the page is reloaded or the employee signs out
 * - `device`: the employee has chosen to keep them
 * - `refused`: as `page`, at least the newest ones; the browser did not let us keep them
 * - `notForgotten`: as `device`; forgetting was wanted, and the browser did not let us
 * - `unreadable`: as `page`; what an earlier visit has kept cannot be read
 * - `newer`: as `page`; a later release of the portal has kept something, which is left to it
 */
export type Keeping =
  | 'untouched'
  | 'page'
  | 'device'
  | 'refused'
  | 'notForgotten'
  | 'unreadable'
  | 'newer';

interface ProgressSnapshot {
  readonly progress: EmployeeProgress;
  readonly keeping: Keeping;
  /** ISO 8601 timestamp of the choice to keep; null without it, or where it is not known. */
  readonly keptSince: string | null;
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

export interface ProgressStoreOptions {
  device: Device;
  /** Under which the record lies on the device. */
  key: string;
  initial: EmployeeProgress;
  now?: () => Date;
}

/** States that end when the record is there no more. */
const withRecord: ReadonlySet<Keeping> = new Set(['device', 'notForgotten', 'newer']);

/**
 * In memory until the employee chooses to keep it on this device. The record's existence is the
 * choice: it holds for later visits and for all tabs, and ends in all tabs with the record.
 */
export function createProgressStore({
  device,
  key,
  initial,
  now = () => new Date(),
}: ProgressStoreOptions): ProgressStore {
  const record = createStoredRecord(device, key, initial.employeeId);
  const listeners = new Set<() => void>();
  let snapshot: ProgressSnapshot = { progress: initial, keeping: 'untouched', keptSince: null };

  const change = (part: Partial<ProgressSnapshot>) => {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  };

  const add = () => {
    try {
      change({ ...record.add(snapshot.progress, now()), keeping: 'device' });
    } catch {
      change({ keeping: 'refused' });
    }
  };

  const setAside = () => {
    try {
      record.setAside();
    } catch {
      // It stays where it is, and is not written over.
    }
    change({ keeping: 'unreadable' });
  };

  /** Brings screen and record together, and follows the choice that another tab has made. */
  const synchronize = () => {
    const { status } = record.read();
    if (status === 'found') add();
    else if (status === 'newer') change({ keeping: 'newer' });
    else if (status === 'unreadable') setAside();
    else if (withRecord.has(snapshot.keeping)) {
      change({ keeping: status === 'none' ? 'page' : 'refused', keptSince: null });
    }
  };

  const found = record.read();
  if (found.status === 'found') {
    const { progress, keptSince } = found.record;
    change({ progress: mergeProgress(initial, progress), keeping: 'device', keptSince });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      const stopObserving = record.observe((written) => {
        if (written) change({ progress: mergeProgress(snapshot.progress, written.progress) });
        synchronize();
      });
      listeners.add(listener);
      synchronize();
      return () => {
        listeners.delete(listener);
        stopObserving();
      };
    },
    complete: (milestoneId, missionId) => {
      const { progress, keeping } = snapshot;
      change({
        progress: completeMission(progress, milestoneId, missionId, now()),
        keeping: keeping === 'untouched' ? 'page' : keeping,
      });
      synchronize();
    },
    keep: () => {
      const { status } = record.read();
      if (status === 'newer') return change({ keeping: 'newer' });
      if (status === 'unreadable') setAside();
      add();
    },
    forget: () => {
      try {
        record.remove();
        change({ keeping: 'page', keptSince: null });
      } catch {
        change({ keeping: 'notForgotten' });
      }
    },
  };
}

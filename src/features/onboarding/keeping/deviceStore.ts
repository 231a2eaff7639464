import type { EmployeeProgress } from '../model.ts';
import { createMemoryStore } from './memoryStore.ts';
import { mergeProgress } from './mergeProgress.ts';
import type { Keeping, ProgressStore } from './progressStore.ts';
import { createStoredRecord, type Device } from './storedRecord.ts';

export interface DeviceStoreOptions {
  device: Device;
  key: string;
  initial: EmployeeProgress;
  now?: () => Date;
}

/** States that follow from the record on the device. */
const keepingStates: ReadonlySet<Keeping> = new Set([
  'thisDevice',
  'behind',
  'notForgotten',
  'newer',
]);

/** What has become of keeping when its record is not there any more. */
const withoutRecord = { none: 'thisPage', unreadable: 'unreadable', refused: 'behind' } as const;

/**
 * In memory until the employee chooses to keep it on this device. The record's existence is the
 * choice: it holds for later visits and for all tabs, and ends in all tabs with the record.
 */
export function createDeviceStore({
  device,
  key,
  initial,
  now,
}: DeviceStoreOptions): ProgressStore {
  const record = createStoredRecord(device, key, initial.employeeId);
  const memory = createMemoryStore(initial, now);
  const { getSnapshot, change } = memory;
  const isKeeping = () => keepingStates.has(getSnapshot().keeping);

  const add = (whenRefused: Keeping) => {
    try {
      change({ progress: record.add(getSnapshot().progress), keeping: 'thisDevice' });
    } catch {
      change({ keeping: whenRefused });
    }
  };

  /** Brings screen and record together, and follows the choice that another tab has made. */
  const synchronize = () => {
    const { status } = record.read();
    if (status === 'found') add('behind');
    else if (status === 'newer') change({ keeping: 'newer' });
    else if (isKeeping()) change({ keeping: withoutRecord[status] });
  };

  const setAside = () => {
    try {
      record.setAside();
      change({ keeping: 'setAside' });
    } catch {
      change({ keeping: 'unreadable' });
    }
  };

  const found = record.read();
  if (found.status === 'found') {
    change({ progress: mergeProgress(initial, found.progress), keeping: 'thisDevice' });
  }

  return {
    getSnapshot,
    subscribe: (listener) => {
      const stopObserving = record.observe((written) => {
        if (written) change({ progress: mergeProgress(getSnapshot().progress, written) });
        synchronize();
      });
      const unsubscribe = memory.subscribe(listener);
      if (record.read().status === 'unreadable') setAside();
      synchronize();
      return () => {
        unsubscribe();
        stopObserving();
      };
    },
    complete: (milestoneId, missionId) => {
      memory.complete(milestoneId, missionId);
      if (isKeeping()) synchronize();
    },
    keep: () => {
      if (record.read().status === 'newer') return change({ keeping: 'newer' });
      try {
        record.setAside();
      } catch {
        return change({ keeping: 'refused' });
      }
      add('refused');
    },
    forget: () => {
      try {
        record.remove();
        memory.forget();
      } catch {
        change({ keeping: 'notForgotten' });
      }
    },
  };
}

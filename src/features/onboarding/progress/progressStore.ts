import { createStore } from '#features/store.ts';
import type { EmployeeProgress } from '../plan/model.ts';
import {
  type Cause,
  noticeAfter,
  type Press,
  type ProgressState,
  type Stored,
  settle,
} from './settle.ts';

/** The parts of the window that the store needs. Reading `localStorage` may throw, and so may each of its calls. */
export interface Device
  extends Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> {
  /** The storage is undefined on a page without HTTPS. */
  readonly navigator: { readonly storage?: Pick<StorageManager, 'persist'> };
}

/** The place of a record: a key of the device's local storage. */
interface RecordPlace {
  readonly device: Device;
  readonly key: string;
}

export type ProgressStore = ReturnType<typeof createProgressStore>;

interface ProgressStoreOptions {
  initial: EmployeeProgress;
  /** Undefined if nothing is saved. */
  savedIn?: RecordPlace | undefined;
  now?: () => Date;
}

/**
 * One employee's completed missions and checked steps, saved on this device from the first change on. While local
 * storage has a record, later visits and all tabs save; once the record is removed, no open tab starts a new one.
 */
export function createProgressStore({
  initial,
  savedIn,
  now = () => new Date(),
}: ProgressStoreOptions) {
  const { getState, setState, subscribe } = createStore<ProgressState>({
    progress: initial,
    persistence: 'untilReload',
    record: null,
  });

  let isAsked = false;
  /** Asks the browser to keep the record. Nothing waits for the result, because Firefox asks the user. */
  const askToPersist = () => {
    if (isAsked) return;
    isAsked = true;
    savedIn?.device.navigator.storage?.persist().catch(() => {});
  };

  /** Reads and writes at once, because the browser may close the page at any moment. */
  const update = (cause: Cause) => {
    const before = getState();
    const stored = savedIn && readRecord(savedIn);
    let { state, write } = settle(before, stored, cause);
    if (savedIn && stored && write !== undefined && !writeRecord(savedIn, write)) {
      ({ state } = settle(before, { ...stored, allows: 'reading' }, cause));
    }
    // Compared by content, because merging creates a new object even if nothing has changed.
    if (JSON.stringify(state) !== JSON.stringify(before)) setState(state);
  };

  /** Returns the notice about saving, if there is one. */
  const press = (cause: Press) => {
    const before = getState();
    update(cause);
    const { persistence } = getState();
    if (persistence === 'saved') askToPersist();
    return noticeAfter(cause.kind, before, persistence);
  };

  const look = () => update({ kind: 'look' });
  look();

  return {
    getState,
    subscribe: (listener: () => void) => {
      const unsubscribe = subscribe(listener);
      const stopReading =
        savedIn && onWrite(savedIn, (record) => update({ kind: 'write', record }));
      look();
      return () => {
        unsubscribe();
        stopReading?.();
      };
    },
    complete: (milestoneId: string, missionId: string) =>
      press({ kind: 'completion', milestoneId, missionId, completedAt: now().toISOString() }),
    check: (milestoneId: string, missionId: string, step: string, isChecked: boolean) =>
      press({ kind: 'check', milestoneId, missionId, step, isChecked }),
    /** Stops saving until the next visit. What is on screen stays. */
    remove: (): undefined => {
      try {
        savedIn?.device.localStorage.removeItem(savedIn.key);
        look();
      } catch {
        // The record is still there, and the screen continues to say so.
      }
    },
  };
}

function readRecord({ device, key }: RecordPlace): Stored {
  try {
    return { allows: 'everything', record: device.localStorage.getItem(key) };
  } catch {
    return { allows: 'nothing', record: null };
  }
}

/** Returns whether the browser has accepted the record. */
function writeRecord({ device, key }: RecordPlace, record: string): boolean {
  try {
    device.localStorage.setItem(key, record);
    return true;
  } catch {
    return false;
  }
}

/** Reports records that another tab has written. */
function onWrite({ device, key }: RecordPlace, listener: (record: string | null) => void) {
  const onStorage = ({ key: changed, newValue }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (changed === key || changed === null) listener(newValue);
  };
  device.addEventListener('storage', onStorage);
  return () => device.removeEventListener('storage', onStorage);
}

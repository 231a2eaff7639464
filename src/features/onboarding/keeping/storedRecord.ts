import type { EmployeeProgress } from '../model.ts';
import { mergeProgress } from './mergeProgress.ts';
import { formatRecord, isOfNewerVersion, parseRecord } from './recordFormat.ts';

export interface Device {
  /** The browser's local storage. Reaching for it may throw, and so may each call. */
  readonly storage: () => Storage;
  /** Where the browser reports what other tabs have written: the window. */
  readonly storageEvents: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Missing outside of secure contexts. */
  readonly locks: LockManager | undefined;
}

export type RecordReading =
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly progress: EmployeeProgress }
  /** A later release of the portal has written it. */
  | { readonly status: 'newer' }
  | { readonly status: 'unreadable' }
  /** The browser does not let us look. */
  | { readonly status: 'refused' };

/** The one record that a device keeps of an employee under a key. */
export function createStoredRecord(
  { storage, storageEvents, locks }: Device,
  key: string,
  employeeId: string,
) {
  const read = (): RecordReading => {
    let text: string | null;
    try {
      text = storage().getItem(key);
    } catch {
      return { status: 'refused' };
    }
    if (text === null) return { status: 'none' };
    const progress = parseRecord(text, employeeId);
    if (progress) return { status: 'found', progress };
    return { status: isOfNewerVersion(text) ? 'newer' : 'unreadable' };
  };

  /** Writes only what the record lacks, so that tabs which answer each other come to an end. */
  const merge = (progress: EmployeeProgress) => {
    const held = read();
    if (held.status !== 'found' && held.status !== 'none') {
      throw new Error('What cannot be read must not be written over.');
    }
    const before = held.status === 'found' ? held.progress : { employeeId, milestones: [] };
    const merged = mergeProgress(progress, before);
    const isNew = held.status === 'none' || formatRecord(before) !== formatRecord(merged);
    if (isNew) storage().setItem(key, formatRecord(merged));
    return { merged, isNew };
  };

  /** Two tabs may have written in the same moment: whoever comes second here adds both together. */
  const confirm = async (progress: EmployeeProgress) => {
    try {
      await locks?.request(key, () => {
        if (read().status === 'found') merge(progress);
      });
    } catch {
      // It is written already, and the other tab's event is another chance.
    }
  };

  return {
    read,
    /**
     * Adds to the record at once, since the page may be gone in the next moment.
     * @returns all that the record holds now
     * @throws if the browser does not let us
     */
    add: (progress: EmployeeProgress): EmployeeProgress => {
      const { merged, isNew } = merge(progress);
      if (isNew) void confirm(merged);
      return merged;
    },
    /** @throws if the browser does not let us */
    remove: () => storage().removeItem(key),
    /**
     * Moves a record that cannot be read to a key of its own, if there is one.
     * @throws if the browser does not let us; the record is where it was then
     */
    setAside: () => {
      if (read().status !== 'unreadable') return;
      const text = storage().getItem(key) ?? '';
      storage().setItem(freeKey(storage(), key), text);
      storage().removeItem(key);
    },
    /** Calls back for what other tabs do to the record, with the progress that they wrote. */
    observe: (listener: (written: EmployeeProgress | undefined) => void) => {
      const hear = ({ key: changed, newValue }: StorageEvent) => {
        // `null` is a storage that has been cleared.
        if (changed !== key && changed !== null) return;
        listener(newValue === null ? undefined : parseRecord(newValue, employeeId));
      };
      storageEvents.addEventListener('storage', hear);
      return () => storageEvents.removeEventListener('storage', hear);
    },
  };
}

function freeKey(storage: Storage, key: string): string {
  let number = 1;
  while (storage.getItem(`${key}/set-aside/${number}`) !== null) number += 1;
  return `${key}/set-aside/${number}`;
}

import type { EmployeeProgress } from '../model.ts';
import { mergeProgress } from './mergeProgress.ts';
import { formatRecord, isOfNewerVersion, type KeptRecord, parseRecord } from './recordFormat.ts';

export interface Device {
  /** The browser's local storage. Reaching for it may throw, and so may each call. */
  readonly storage: () => Storage;
  /** Where the browser reports what other tabs have written: the window. */
  readonly storageEvents: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

type RecordReading =
  | { readonly status: 'found'; readonly record: KeptRecord }
  /** `newer`: a later release has written it; `refused`: the browser does not let us look. */
  | { readonly status: 'none' | 'newer' | 'unreadable' | 'refused' };

/** The one record that a device keeps of an employee under a key. All but `read` and `observe` throw where the browser refuses. */
export function createStoredRecord(
  { storage, storageEvents }: Device,
  key: string,
  employeeId: string,
) {
  const asidePrefix = `${key}/set-aside/`;
  const keysSetAside = () =>
    Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '').filter(
      (name) => name.startsWith(asidePrefix),
    );

  /** Read or written last: a long record takes a while to read. */
  let known: { readonly text: string; readonly record: KeptRecord | undefined } | undefined;
  const parse = (text: string) => {
    if (text !== known?.text) known = { text, record: parseRecord(text, employeeId) };
    return known.record;
  };

  const read = (): RecordReading => {
    let text: string | null;
    try {
      text = storage().getItem(key);
    } catch {
      return { status: 'refused' };
    }
    if (text === null) return { status: 'none' };
    const record = parse(text);
    if (record) return { status: 'found', record };
    return { status: isOfNewerVersion(text) ? 'newer' : 'unreadable' };
  };

  return {
    read,
    /**
     * Adds to the record at once, since the page may be gone in the next moment. Writes only what the
     * record lacks, so that tabs which answer each other come to an end.
     * @returns all that the record holds now
     */
    add: (progress: EmployeeProgress, now: Date): KeptRecord => {
      const held = read();
      if (held.status !== 'found' && held.status !== 'none') {
        throw new Error('What cannot be read must not be written over.');
      }
      const before = held.status === 'found' ? held.record : undefined;
      const record: KeptRecord = {
        progress: mergeProgress(progress, before?.progress ?? { employeeId, milestones: [] }),
        keptSince: before ? before.keptSince : now.toISOString(),
      };
      const text = formatRecord(record);
      if (before && formatRecord(before) === text) return record;
      storage().setItem(key, text);
      known = { text, record };
      return record;
    },
    /** Also what has been set aside. */
    remove: () => {
      for (const name of [...keysSetAside(), key]) storage().removeItem(name);
    },
    /** Moves a record that cannot be read to a key of its own. It stays where it is if that throws. */
    setAside: () => {
      const taken = keysSetAside();
      let number = 1;
      while (taken.includes(`${asidePrefix}${number}`)) number += 1;
      storage().setItem(`${asidePrefix}${number}`, storage().getItem(key) ?? '');
      storage().removeItem(key);
    },
    /** Calls back for what other tabs do to the record, with the record that they wrote. */
    observe: (listener: (written: KeptRecord | undefined) => void) => {
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

import { createStore } from '#features/store.ts';
import type { EmployeeProgress } from '../plan/model.ts';
import { adding, type Change, completing, ticking } from './progressChanges.ts';
import { formatProgress, mergeProgress, parseProgress } from './progressRecord.ts';

/** What the store needs of the window. Reading `localStorage` may throw, and so may each of its calls. */
export interface Device
  extends Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> {
  /** The storage is undefined on a page without HTTPS. */
  readonly navigator: { readonly storage?: Pick<StorageManager, 'persist'> };
}

/** Where a record is: a key of the device's local storage. */
export interface RecordPlace {
  readonly device: Device;
  readonly key: string;
}

/**
 * Whether progress is saved on this device.
 * - `off`: not yet, or never, as that of the sample employee; it lasts until the page is reloaded or the employee signs out
 * - `on`: yes
 * - `removed`: not any more, for as long as `off`
 * - `unavailable`: the browser has refused to read it, or to write the newest changes, or it is in an unknown format
 */
type Persistence = 'off' | 'on' | 'removed' | 'unavailable';

export interface ProgressState {
  readonly progress: EmployeeProgress;
  readonly persistence: Persistence;
  /** Whether the device holds a record, even if the browser refuses to update it. */
  readonly isRecorded: boolean;
}

export type ProgressStore = ReturnType<typeof createProgressStore>;

interface ProgressStoreOptions {
  initial: EmployeeProgress;
  /** Undefined if nothing is saved. */
  savedIn?: RecordPlace | undefined;
  now?: () => Date;
}

/**
 * What one employee has completed and ticked, saved on this device from the first change on. While local storage has a
 * record, later visits and all tabs save; once it is removed, none of the open tabs starts one. An unreadable record is
 * never replaced, only removed.
 */
export function createProgressStore({
  initial,
  savedIn,
  now = () => new Date(),
}: ProgressStoreOptions) {
  const record = savedIn && createRecord(savedIn, initial.employeeId);
  const { getState, setState, subscribe } = createStore<ProgressState>({
    progress: initial,
    persistence: 'off',
    isRecorded: false,
  });

  const publish = (changes: Partial<ProgressState>) => {
    const next = { ...getState(), ...changes };
    // Compared by content, because a union is a new object even if nothing is new.
    if (JSON.stringify(next) !== JSON.stringify(getState())) setState(next);
  };

  let isAsked = false;
  /** Asks the browser to keep the record. Nothing waits for the answer, because Firefox asks the user. */
  const askToPersist = () => {
    if (isAsked) return;
    isAsked = true;
    savedIn?.device.navigator.storage?.persist().catch(() => {});
  };

  /**
   * Merges the state, a change to it, and the record if there is one. Writes at once, because the browser may close the
   * page at any moment.
   */
  const joinAndWrite = (
    change: Change = (progress) => progress,
    cause: 'press' | 'reading' = 'reading',
  ) => {
    const state = getState();
    let { persistence, isRecorded } = state;
    let progress = change(state.progress);
    if (!record) return publish({ progress });
    try {
      const { text, found } = record.read();
      if (isRecorded && text === null) persistence = 'removed';
      isRecorded = text !== null;
      progress = change(mergeProgress(state.progress, found ?? initial));
      const begins = !isRecorded && cause === 'press' && persistence !== 'removed';
      if (found || begins) {
        record.write(formatProgress(progress), text);
        persistence = 'on';
        isRecorded = true;
      } else if (isRecorded) {
        persistence = 'unavailable';
      }
    } catch {
      persistence = 'unavailable';
    }
    publish({ progress, persistence, isRecorded });
    if (persistence === 'on' && cause === 'press') askToPersist();
  };

  joinAndWrite();

  return {
    getState,
    subscribe: (listener: () => void) => {
      const unsubscribe = subscribe(listener);
      const stopReading = record?.onWrite((milestones) => joinAndWrite(adding(milestones)));
      joinAndWrite();
      return () => {
        unsubscribe();
        stopReading?.();
      };
    },
    complete: (milestoneId: string, missionId: string) =>
      joinAndWrite(completing(milestoneId, missionId, now().toISOString()), 'press'),
    tick: (milestoneId: string, missionId: string, step: string, isTicked: boolean) =>
      joinAndWrite(ticking(milestoneId, missionId, step, isTicked), 'press'),
    /** Stops saving until the next visit. What is on screen stays. */
    remove: () => {
      try {
        record?.remove();
        publish({ persistence: 'removed', isRecorded: false });
      } catch {
        // The record is still there, and the screen continues to say so.
      }
    },
  };
}

/** The record in local storage. Each call throws if the browser refuses it. */
const createRecord = ({ device, key }: RecordPlace, employeeId: string) => ({
  /** `found` is undefined if the text is none, or unreadable. */
  read: () => {
    const text = device.localStorage.getItem(key);
    return { text, found: parseProgress(text, employeeId) };
  },
  /** Only writes changes, because after each write the other tabs merge it, and may write in turn. */
  write: (text: string, before: string | null) => {
    if (text !== before) device.localStorage.setItem(key, text);
  },
  /** Reports what another tab has written. */
  onWrite: (listener: (milestones: EmployeeProgress['milestones']) => void) => {
    const onStorage = ({ key: changed, newValue }: StorageEvent) => {
      // The key is null if the whole storage was cleared.
      if (changed !== key && changed !== null) return;
      listener(parseProgress(newValue, employeeId)?.milestones ?? []);
    };
    device.addEventListener('storage', onStorage);
    return () => device.removeEventListener('storage', onStorage);
  },
  remove: () => device.localStorage.removeItem(key),
});

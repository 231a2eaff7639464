import { createStore } from '#features/store.ts';
import type { EmployeeProgress } from '../plan/model.ts';
import { formatProgress, mergeProgress, parseProgress } from './progressRecord.ts';

/** What the store needs of the window. The property `localStorage` may throw, and so may each of its calls. */
export interface Device
  extends Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> {
  /** The storage is undefined on a page without HTTPS. */
  readonly navigator: { readonly storage?: Pick<StorageManager, 'persist'> };
}

/**
 * Whether completions are kept on this device.
 * - `off`: no; they last until the page is reloaded or the employee signs out
 * - `on`: yes, since the employee has chosen it
 * - `unavailable`: they were to be kept, but the browser refused at least the newest ones
 */
export type Persistence = 'off' | 'on' | 'unavailable';

export interface ProgressState {
  readonly progress: EmployeeProgress;
  readonly persistence: Persistence;
  /** Whether the device holds a record, also where the browser refuses to bring it up to date. */
  readonly isRecorded: boolean;
  /** ISO 8601 timestamp of the choice to keep; null without it, or where it is not known. */
  readonly keptSince: string | null;
  /** Whether a reload would lose completions. */
  readonly losesProgress: boolean;
}

export type ProgressStore = ReturnType<typeof createProgressStore>;

/**
 * What one employee has completed: in memory, until they choose to keep it on this device. The record in local storage is
 * that choice: while it exists, later visits and all tabs keep; once it is removed, none does. A record that cannot be read
 * counts as none.
 * @param options.key of the record in local storage
 */
export function createProgressStore({
  device,
  key,
  initial,
  now = () => new Date(),
}: {
  device: Device;
  key: string;
  initial: EmployeeProgress;
  now?: () => Date;
}) {
  const { employeeId } = initial;
  const { getState, setState, subscribe } = createStore<ProgressState>({
    progress: initial,
    persistence: 'off',
    isRecorded: false,
    keptSince: null,
    losesProgress: false,
  });

  const publish = (state: Omit<ProgressState, 'losesProgress'>) => {
    const losesProgress =
      state.persistence !== 'on' && countCompleted(state.progress) > countCompleted(initial);
    const next = { ...state, losesProgress };
    // By content: a union is a new object also where nothing is new.
    if (JSON.stringify(next) !== JSON.stringify(getState())) setState(next);
  };

  /**
   * Joins the state, an addition to it, and the record if there is one. Writes at once, because the browser may close the
   * page in the next moment.
   */
  const joinAndWrite = (addition = initial, isKeepPressed = false) => {
    const state = getState();
    let { persistence, isRecorded, keptSince } = state;
    let progress = mergeProgress(state.progress, addition);
    try {
      const before = device.localStorage.getItem(key);
      const record = parseProgress(before, employeeId);
      isRecorded = record !== undefined;
      if (record) progress = mergeProgress(progress, record);
      if (record || isKeepPressed) {
        persistence = 'on';
        keptSince = record ? record.keptSince : now().toISOString();
        const text = formatProgress(progress, keptSince);
        // Only what is new: after each write the other tabs join, and may write in turn.
        if (text !== before) device.localStorage.setItem(key, text);
        isRecorded = true;
      } else if (persistence === 'on') {
        persistence = 'off';
      }
    } catch {
      if (isKeepPressed || persistence === 'on') persistence = 'unavailable';
    }
    publish({
      progress,
      persistence,
      isRecorded,
      keptSince: persistence === 'on' ? keptSince : null,
    });
  };

  /**
   * Asks the browser not to clear the record when space runs short. Only at the press on Keep, because Firefox then asks
   * the person.
   */
  const askToPersist = async () => {
    try {
      await device.navigator.storage?.persist();
    } catch {
      // The record is kept until space runs short.
    }
  };

  joinAndWrite();

  return {
    getState,
    subscribe: (listener: () => void) => {
      const unsubscribe = subscribe(listener);
      const onStorage = ({ key: changed, newValue }: StorageEvent) => {
        // The key is null when the whole storage was cleared.
        if (changed === key || changed === null) joinAndWrite(parseProgress(newValue, employeeId));
      };
      device.addEventListener('storage', onStorage);
      joinAndWrite();
      return () => {
        unsubscribe();
        device.removeEventListener('storage', onStorage);
      };
    },
    complete: (milestoneId: string, missionId: string) => {
      const completion = { id: missionId, isCompleted: true, completedAt: now().toISOString() };
      joinAndWrite({ employeeId, milestones: [{ milestoneId, missions: [completion] }] });
    },
    /** Adds what was completed on another device. */
    add: (milestones: EmployeeProgress['milestones']) => joinAndWrite({ employeeId, milestones }),
    /** Keeps what has been and what will be completed. */
    keep: () => {
      joinAndWrite(undefined, true);
      if (getState().persistence === 'on') void askToPersist();
    },
    /** Undoes the choice to keep, not the completions on the screen. */
    forget: () => {
      try {
        for (const name of Object.keys(device.localStorage)) {
          // Earlier releases moved a record that they could not read to a key of its own.
          const isOurs = name === key || name.startsWith(`${key}/set-aside/`);
          if (isOurs) device.localStorage.removeItem(name);
        }
        const { progress } = getState();
        publish({ progress, persistence: 'off', isRecorded: false, keptSince: null });
      } catch {
        // The record is still there, and the screen goes on saying so.
      }
    },
  };
}

function countCompleted({ milestones }: EmployeeProgress): number {
  return milestones.flatMap(({ missions }) => missions.filter((each) => each.isCompleted)).length;
}

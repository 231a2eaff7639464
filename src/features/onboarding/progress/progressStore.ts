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
 * What one employee has completed: in memory, until they choose to keep it on this device. The record in local
 * storage is the choice: while it exists, later visits and all tabs keep, and when it is removed, all of them
 * stop. A record that cannot be read counts as none.
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

  const show = (shown: Omit<ProgressState, 'losesProgress'>) => {
    const losesProgress =
      shown.persistence !== 'on' && countCompleted(shown.progress) > countCompleted(initial);
    const next = { ...shown, losesProgress };
    // Compared by content, because a union is a new object also where nothing is new.
    if (JSON.stringify(next) !== JSON.stringify(getState())) setState(next);
  };

  /**
   * Joins the state, an addition to it, and the record if there is one. It writes at once, because the
   * browser may close the page in the next moment.
   */
  const synchronize = (addition = initial, isKeepPressed = false) => {
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
        // Only what is new, because each write makes the other tabs synchronize, and so write, too.
        if (text !== before) device.localStorage.setItem(key, text);
        isRecorded = true;
      } else if (persistence === 'on') {
        persistence = 'off';
      }
    } catch {
      if (isKeepPressed || persistence === 'on') persistence = 'unavailable';
    }
    show({ progress, persistence, isRecorded, keptSince: persistence === 'on' ? keptSince : null });
  };

  /**
   * Asks the browser not to clear the record when space runs short, at the press on Keep, because Firefox asks the
   * person in turn. Whatever comes of it, the record is kept for now.
   */
  const persistStorage = async () => {
    try {
      await device.navigator.storage?.persist();
    } catch {
      // The browser decides.
    }
  };

  synchronize();

  return {
    getState,
    subscribe: (listener: () => void) => {
      const unsubscribe = subscribe(listener);
      const onStorage = ({ key: changed, newValue }: StorageEvent) => {
        // The key is null when the whole storage was cleared.
        if (changed === key || changed === null) synchronize(parseProgress(newValue, employeeId));
      };
      device.addEventListener('storage', onStorage);
      synchronize();
      return () => {
        unsubscribe();
        device.removeEventListener('storage', onStorage);
      };
    },
    complete: (milestoneId: string, missionId: string) => {
      const completion = { id: missionId, isCompleted: true, completedAt: now().toISOString() };
      synchronize({ employeeId, milestones: [{ milestoneId, missions: [completion] }] });
    },
    /** Adds what was completed on another device. */
    add: (milestones: EmployeeProgress['milestones']) => synchronize({ employeeId, milestones }),
    /** Keeps what has been and what will be completed. */
    keep: () => {
      synchronize(undefined, true);
      if (getState().persistence === 'on') void persistStorage();
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
        show({ progress, persistence: 'off', isRecorded: false, keptSince: null });
      } catch {
        // Where the browser refuses, the progress is still saved, and the screen goes on saying so.
      }
    },
  };
}

function countCompleted({ milestones }: EmployeeProgress): number {
  return milestones.flatMap(({ missions }) => missions.filter((each) => each.isCompleted)).length;
}

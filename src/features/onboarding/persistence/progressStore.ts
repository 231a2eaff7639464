import type { EmployeeProgress } from '../model.ts';
import { formatProgress, mergeProgress, parseProgress } from './progressRecord.ts';

/** What the store needs of the window. Reaching for the storage may throw, and so may each of its calls. */
export type Device = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

/**
 * Whether completions are kept on this device.
 * - `off`: no; they last until the page is reloaded or the employee signs out
 * - `on`: yes, since the employee has chosen it
 * - `unavailable`: they were to be kept, but the browser refused at least the newest ones
 */
export type Persistence = 'off' | 'on' | 'unavailable';

export interface ProgressSnapshot {
  readonly progress: EmployeeProgress;
  readonly persistence: Persistence;
  /** ISO 8601 timestamp of the choice to keep; null without it, or where it is not known. */
  readonly keptSince: string | null;
  /** Whether a reload would lose completions. */
  readonly losesProgress: boolean;
}

export type ProgressStore = ReturnType<typeof createProgressStore>;

/**
 * What one employee has completed: in memory, until they choose to keep it on this device. That a
 * record exists is the choice: it holds for later visits and for all tabs, and ends in all of them
 * when the record is removed. A record that cannot be read counts as none.
 * @param options.key under which the record lies on the device
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
  const listeners = new Set<() => void>();
  let snapshot: ProgressSnapshot = {
    progress: initial,
    persistence: 'off',
    keptSince: null,
    losesProgress: false,
  };

  const setSnapshot = (
    progress: EmployeeProgress,
    persistence: Persistence,
    keptSince: string | null,
  ) => {
    if (progress === snapshot.progress && persistence === snapshot.persistence) return;
    const isKept = persistence === 'on';
    snapshot = {
      progress,
      persistence,
      keptSince: isKept ? keptSince : null,
      losesProgress: !isKept && countCompleted(progress) > countCompleted(initial),
    };
    for (const listener of listeners) listener();
  };

  /**
   * Brings together the screen, an addition to it, and the record if there is one. It writes at
   * once, because the page may be gone in the next moment.
   */
  const synchronize = (addition?: EmployeeProgress, isKeepPressed = false) => {
    let { persistence, keptSince } = snapshot;
    let progress = addition ? mergeProgress(snapshot.progress, addition) : snapshot.progress;
    try {
      const before = device.localStorage.getItem(key);
      const record = parseProgress(before, employeeId);
      if (record) progress = mergeProgress(progress, record);
      if (record || isKeepPressed) {
        keptSince = record ? record.keptSince : now().toISOString();
        const text = formatProgress(progress, keptSince);
        // Tabs answer each other's writing, which has to end when nothing is new.
        if (text !== before) device.localStorage.setItem(key, text);
        persistence = 'on';
      } else if (persistence === 'on') {
        persistence = 'off';
      }
    } catch {
      if (isKeepPressed || persistence === 'on') persistence = 'unavailable';
    }
    setSnapshot(progress, persistence, keptSince);
  };

  const onStorage = ({ key: changed, newValue }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (changed === key || changed === null) synchronize(parseProgress(newValue, employeeId));
  };

  // Read only: a store is made while the screen is drawn, and writes when the screen subscribes.
  try {
    const record = parseProgress(device.localStorage.getItem(key), employeeId);
    if (record) setSnapshot(mergeProgress(initial, record), 'on', record.keptSince);
  } catch {
    // The browser refuses its storage: completions last as long as the page.
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      device.addEventListener('storage', onStorage);
      synchronize();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) device.removeEventListener('storage', onStorage);
      };
    },
    complete: (milestoneId: string, missionId: string) => {
      const completion = { id: missionId, isCompleted: true, completedAt: now().toISOString() };
      synchronize({ employeeId, milestones: [{ milestoneId, missions: [completion] }] });
    },
    /** Keeps what has been and what will be completed. */
    keep: () => synchronize(undefined, true),
    /** Undoes the choice to keep, not the completions on the screen. */
    forget: () => {
      try {
        // Earlier releases moved a record that they could not read to a key of its own.
        const isOurs = (name: string) => name === key || name.startsWith(`${key}/set-aside/`);
        for (const name of Object.keys(device.localStorage).filter(isOurs)) {
          device.localStorage.removeItem(name);
        }
      } catch {
        // The browser refused. The progress is still saved, and the screen goes on saying so.
        return;
      }
      setSnapshot(snapshot.progress, 'off', null);
    },
  };
}

function countCompleted({ milestones }: EmployeeProgress): number {
  return milestones.flatMap(({ missions }) => missions.filter((each) => each.isCompleted)).length;
}

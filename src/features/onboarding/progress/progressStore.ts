import { createStore } from '#features/store.ts';
import type { EmployeeProgress } from '../plan/model.ts';
import { formatProgress, mergeProgress, parseProgress } from './progressRecord.ts';

/** What the store needs of the window. The property `localStorage` may throw, and so may each of its calls. */
export interface Device
  extends Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> {
  /** The storage is undefined on a page without HTTPS. */
  readonly navigator: { readonly storage?: Pick<StorageManager, 'persist'> };
}

/** Whether progress is kept once the employee has asked for it, or from the first completion or ticked step on. */
export type Keeping = 'onRequest' | 'fromFirstCompletion';

/**
 * Whether completions are kept on this device.
 * - `off`: no; they last until the page is reloaded or the employee signs out
 * - `on`: yes
 * - `unavailable`: they are to be kept, but the browser has refused at least the newest ones, or will refuse the next one
 */
export type Persistence = 'off' | 'on' | 'unavailable';

export interface ProgressState {
  readonly progress: EmployeeProgress;
  readonly persistence: Persistence;
  /** Whether the device holds a record, also where the browser refuses to bring it up to date. */
  readonly isRecorded: boolean;
  /** ISO 8601 timestamp since when progress is kept; null where it is not, or where this is not known. */
  readonly keptSince: string | null;
  /** Whether a reload would lose completions. */
  readonly losesProgress: boolean;
  /** Whether it would lose ticked steps. */
  readonly losesSteps: boolean;
}

export type ProgressStore = ReturnType<typeof createProgressStore>;

/**
 * What one employee has completed and ticked: in memory, until it is kept on this device. While there is a record in local storage,
 * later visits and all tabs keep; once it is removed, none does. A record that cannot be read counts as none, and only
 * a press on Keep replaces it.
 * @param options.key of the record in local storage
 */
export function createProgressStore({
  device,
  key,
  initial,
  keeping = 'onRequest',
  now = () => new Date(),
}: {
  device: Device;
  key: string;
  initial: EmployeeProgress;
  keeping?: Keeping;
  now?: () => Date;
}) {
  const { employeeId } = initial;
  const keepsByItself = keeping === 'fromFirstCompletion';
  const { getState, setState, subscribe } = createStore<ProgressState>({
    progress: initial,
    persistence: 'off',
    isRecorded: false,
    keptSince: null,
    losesProgress: false,
    losesSteps: false,
  });

  /** What a reload would show. */
  let lasting = initial;

  const publish = (state: Omit<ProgressState, 'losesProgress' | 'losesSteps'>) => {
    const losesProgress = countCompleted(state.progress) > countCompleted(lasting);
    const losesSteps = countSteps(state.progress) > countSteps(lasting);
    const next = { ...state, losesProgress, losesSteps };
    // By content: a union is a new object also where nothing is new.
    if (JSON.stringify(next) !== JSON.stringify(getState())) setState(next);
  };

  /**
   * Joins the state, an addition to it, and the record if there is one. Writes at once, because the browser may close the
   * page in the next moment. Completions are a union. Of ticked steps, the record tells, and what has changed here since
   * it was last read or written: otherwise, each tab would bring back what another one takes back.
   * @param base what the addition has come from, if its steps matter
   */
  const joinAndWrite = (
    addition = initial,
    cause: 'change' | 'keep' | 'reading' = 'reading',
    base = addition,
  ) => {
    const state = getState();
    let { persistence, isRecorded, keptSince } = state;
    let progress = mergeProgress(state.progress, addition, base);
    try {
      const before = device.localStorage.getItem(key);
      const record = parseProgress(before, employeeId);
      isRecorded = record !== undefined;
      const lastRead = lasting;
      lasting = record ? mergeProgress(initial, record) : initial;
      const joined = mergeProgress(state.progress, lasting, record && lastRead);
      progress = mergeProgress(joined, addition, base);
      const isAutomatic = keepsByItself && (isRecorded || before === null);
      if (record || cause === 'keep' || (isAutomatic && cause === 'change')) {
        persistence = 'on';
        keptSince = record ? record.keptSince : now().toISOString();
        const text = formatProgress(progress, keptSince);
        // Only what is new: after each write the other tabs join, and may write in turn.
        if (text !== before) device.localStorage.setItem(key, text);
        isRecorded = true;
        lasting = progress;
      } else if (persistence === 'on' || isAutomatic) {
        persistence = 'off';
      }
      if (isAutomatic && cause === 'reading') tryToWrite();
    } catch {
      if (cause === 'keep' || persistence === 'on' || keepsByItself) persistence = 'unavailable';
    }
    publish({
      progress,
      persistence,
      isRecorded,
      keptSince: persistence === 'on' ? keptSince : null,
    });
  };

  /** Throws where the browser would refuse the next completions. */
  const tryToWrite = () => {
    const name = `${key}/trial`;
    device.localStorage.setItem(name, '-'.repeat(1000));
    device.localStorage.removeItem(name);
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
      joinAndWrite({ employeeId, milestones: [{ milestoneId, missions: [completion] }] }, 'change');
    },
    tick: (milestoneId: string, missionId: string, step: string, isTicked: boolean) => {
      const withSteps = (...steps: string[]) => {
        const mission = { id: missionId, isCompleted: false, completedAt: null, steps };
        return { employeeId, milestones: [{ milestoneId, missions: [mission] }] };
      };
      if (isTicked) joinAndWrite(withSteps(step), 'change', withSteps());
      else joinAndWrite(withSteps(), 'change', withSteps(step));
    },
    /** Adds what was completed on another device. */
    add: (milestones: EmployeeProgress['milestones']) =>
      joinAndWrite({ employeeId, milestones }, 'change'),
    /** Keeps what has been and what will be completed. */
    keep: () => {
      joinAndWrite(undefined, 'keep');
      if (getState().persistence === 'on') void askToPersist();
    },
    /** Ends the keeping until the next press on Keep. What is on the screen stays. */
    forget: () => {
      try {
        // A text that is no record, so that the next change does not begin one.
        if (keepsByItself) device.localStorage.setItem(key, 'forgotten');
        else device.localStorage.removeItem(key);
        for (const name of Object.keys(device.localStorage)) {
          // Earlier releases moved a record that they could not read to a key of its own.
          if (name.startsWith(`${key}/set-aside/`)) device.localStorage.removeItem(name);
        }
        const { progress } = getState();
        lasting = initial;
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

function countSteps({ milestones }: EmployeeProgress): number {
  return milestones.flatMap(({ missions }) => missions.flatMap(({ steps = [] }) => steps)).length;
}

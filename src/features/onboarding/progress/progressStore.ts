import { createStore } from '#features/store.ts';
import type { EmployeeProgress } from '../plan/model.ts';
import {
  adding,
  type Change,
  completing,
  countCompleted,
  countTicked,
  ticking,
} from './progressChanges.ts';
import { formatProgress, mergeProgress, parseProgress } from './progressRecord.ts';

/** What the store needs of the window. Reading `localStorage` may throw, and so may each of its calls. */
export interface Device
  extends Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'> {
  /** The storage is undefined on a page without HTTPS. */
  readonly navigator: { readonly storage?: Pick<StorageManager, 'persist' | 'persisted'> };
}

/** Whether progress is saved at the employee's request, or from the first completion or ticked step on. */
export type Saving = 'onRequest' | 'fromFirstCompletion';

/**
 * Whether completions are saved on this device.
 * - `off`: no; they last until the page is reloaded or the employee signs out
 * - `on`: yes
 * - `unavailable`: they are to be saved, but the browser has refused at least the newest ones, or will refuse the next one
 */
export type Persistence = 'off' | 'on' | 'unavailable';

export interface ProgressState {
  readonly progress: EmployeeProgress;
  readonly persistence: Persistence;
  /** Whether the device holds a record, even if the browser refuses to update it. */
  readonly isRecorded: boolean;
  /** ISO 8601 timestamp since when progress is saved; null if it is not, or if this is not known. */
  readonly savedSince: string | null;
  /** Whether the browser may clear the record without asking. False until it has answered. */
  readonly mayBeCleared: boolean;
  /** Whether a reload would lose completions. */
  readonly losesProgress: boolean;
  /** Whether it would lose ticked steps. */
  readonly losesSteps: boolean;
}

export type ProgressStore = ReturnType<typeof createProgressStore>;

interface ProgressStoreOptions {
  device: Device;
  /** The key of the record in local storage. */
  key: string;
  initial: EmployeeProgress;
  saving?: Saving;
  now?: () => Date;
}

/**
 * What one employee has completed and ticked: in memory, until it is saved on this device. While local storage has a
 * record, later visits and all tabs save; once it is removed, none does. An unreadable record counts as none, and only
 * a press on Save replaces it.
 */
export function createProgressStore({
  device,
  key,
  initial,
  saving = 'onRequest',
  now = () => new Date(),
}: ProgressStoreOptions) {
  const { employeeId } = initial;
  const savesByItself = saving === 'fromFirstCompletion';
  const record = createRecord(device, key, employeeId);
  const { getState, setState, subscribe } = createStore<ProgressState>({
    ...nothingSaved,
    progress: initial,
  });

  /** What a reload would show. */
  let lasting = initial;
  const publish = (changes: Partial<ProgressState>) => {
    const state = { ...getState(), ...changes };
    const next = { ...state, ...lossesOf(state.progress, lasting) };
    // Compared by content, because a union is a new object even if nothing is new.
    if (JSON.stringify(next) !== JSON.stringify(getState())) setState(next);
  };

  const askOnce = createQuestion(device, (isPersisted) => publish({ mayBeCleared: !isPersisted }));

  /**
   * Merges the state, a change to it, and the record if there is one. Writes at once, because the browser may close the
   * page at any moment.
   */
  const joinAndWrite = (
    change: Change = (progress) => progress,
    cause: 'change' | 'save' | 'reading' = 'reading',
  ) => {
    const state = getState();
    let { persistence, isRecorded, savedSince } = state;
    let progress = change(state.progress);
    try {
      const { text, found } = record.read();
      isRecorded = found !== undefined;
      lasting = mergeProgress(initial, found ?? initial);
      progress = change(mergeProgress(state.progress, lasting));
      const isAutomatic = savesByItself && (isRecorded || text === null);
      if (found || cause === 'save' || (isAutomatic && cause === 'change')) {
        persistence = 'on';
        savedSince = found ? found.keptSince : now().toISOString();
        record.write(formatProgress(progress, savedSince), text);
        isRecorded = true;
        lasting = progress;
      } else if (persistence === 'on' || isAutomatic) {
        persistence = 'off';
      }
      if (isAutomatic && cause === 'reading') record.tryToWrite();
    } catch {
      if (cause === 'save' || persistence === 'on' || savesByItself) persistence = 'unavailable';
    }
    if (persistence !== 'on') savedSince = null;
    publish({ progress, persistence, isRecorded, savedSince });
    const mayDisturb = cause === 'save' || (savesByItself && cause === 'change');
    if (persistence === 'on') void askOnce(mayDisturb ? 'persist' : 'persisted');
  };

  joinAndWrite();

  return {
    getState,
    subscribe: (listener: () => void) => {
      const unsubscribe = subscribe(listener);
      const stopReading = record.onWrite((milestones) => joinAndWrite(adding(milestones)));
      joinAndWrite();
      return () => {
        unsubscribe();
        stopReading();
      };
    },
    complete: (milestoneId: string, missionId: string) =>
      joinAndWrite(completing(milestoneId, missionId, now().toISOString()), 'change'),
    tick: (milestoneId: string, missionId: string, step: string, isTicked: boolean) =>
      joinAndWrite(ticking(milestoneId, missionId, step, isTicked), 'change'),
    /** Adds what was completed on another device. */
    add: (milestones: EmployeeProgress['milestones']) => joinAndWrite(adding(milestones), 'change'),
    /** Saves what has been and what will be completed. */
    save: () => joinAndWrite(undefined, 'save'),
    /** Stops saving until the next press on Save. What is on screen stays. */
    remove: () => {
      try {
        record.remove(savesByItself);
        lasting = initial;
        publish({ persistence: 'off', isRecorded: false, savedSince: null });
      } catch {
        // The record is still there, and the screen continues to say so.
      }
    },
  };
}

/** What a reload would lose. */
const lossesOf = (progress: EmployeeProgress, lasting: EmployeeProgress) => ({
  losesProgress: countCompleted(progress) > countCompleted(lasting),
  losesSteps: countTicked(progress) > countTicked(lasting),
});

const nothingSaved: Omit<ProgressState, 'progress'> = {
  persistence: 'off',
  isRecorded: false,
  savedSince: null,
  mayBeCleared: false,
  losesProgress: false,
  losesSteps: false,
};

/** The record in local storage. Each call throws if the browser refuses it. */
const createRecord = (device: Device, key: string, employeeId: string) => ({
  read: () => {
    const text = device.localStorage.getItem(key);
    return { text, found: parseProgress(text, employeeId) };
  },
  /** Only writes changes, because after each write the other tabs merge it, and may write in turn. */
  write: (text: string, before: string | null) => {
    if (text !== before) device.localStorage.setItem(key, text);
  },
  /** Throws if the browser would refuse the next completions. */
  tryToWrite: () => {
    const name = `${key}/trial`;
    device.localStorage.setItem(name, '-'.repeat(1000));
    device.localStorage.removeItem(name);
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
  /** @param lasts whether the next change must not start a record, either */
  remove: (lasts: boolean) => {
    if (lasts) device.localStorage.setItem(key, 'removed');
    else device.localStorage.removeItem(key);
    for (const name of Object.keys(device.localStorage)) {
      // Earlier releases moved unreadable records to keys of their own.
      if (name.startsWith(`${key}/set-aside/`)) device.localStorage.removeItem(name);
    }
  },
});

type Question = 'persisted' | 'persist';

/**
 * Asks whether the browser will keep the record; `persist` asks it to, once. Nothing waits for the answer, because
 * Firefox asks the user.
 */
function createQuestion(device: Device, onAnswer: (isPersisted: boolean) => void) {
  let asked: Question | undefined;
  return async (question: Question) => {
    if (asked === question || asked === 'persist') return;
    asked = question;
    const isPersisted = await answerOf(device, question);
    // Only the latest question counts.
    if (asked === question) onAnswer(isPersisted);
  };
}

/** A browser that cannot be asked counts as a no. */
async function answerOf({ navigator }: Device, question: Question): Promise<boolean> {
  try {
    return (await navigator.storage?.[question]()) ?? false;
  } catch {
    return false;
  }
}

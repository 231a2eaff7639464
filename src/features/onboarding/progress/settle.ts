import {
  type EmployeeProgress,
  isChecked,
  type MissionProgress,
  pressesOf,
} from '../plan/model.ts';
import { formatProgress, mergeProgress, parseProgress } from './progressRecord.ts';

/**
 * Whether progress is saved on this device.
 * - `untilReload`: not yet, or never, as for the sample employee
 * - `saved`: yes
 * - `removed`: not any more
 * - `unavailable`: the browser has refused to read it, or to write the newest changes, or it is in an unknown format
 */
export type Persistence = 'untilReload' | 'saved' | 'removed' | 'unavailable';

/** A notice about saving. Each has its sentence in the words. After the first press, `begun` replaces `saved`. */
export type SavingNotice = Persistence | 'begun';

export interface ProgressState {
  readonly progress: EmployeeProgress;
  readonly persistence: Persistence;
  /** The record on the device as this tab last knew it; null if there was none. */
  readonly record: string | null;
}

/** The record on the device, and the access that the browser allows. */
export interface Stored {
  readonly allows: 'everything' | 'reading' | 'nothing';
  readonly record: string | null;
}

interface MissionIds {
  readonly milestoneId: string;
  readonly missionId: string;
}

export type Press = MissionIds &
  (
    | { readonly kind: 'completion'; readonly completedAt: string }
    | { readonly kind: 'check'; readonly step: string; readonly isChecked: boolean }
  );

/** `look`: the device may hold something new. `write`: another tab has written this record. */
export type Cause =
  | Press
  | { readonly kind: 'look' }
  | { readonly kind: 'write'; readonly record: string | null };

interface Settled {
  readonly state: ProgressState;
  /** The new record. If the device refuses it, the cause is settled again, as for a device that only allows reading. */
  readonly write?: string;
}

/**
 * The next state: merges the tab's progress, the device's record, and the cause.
 * @param stored undefined if nothing is saved for this employee
 */
export function settle(now: ProgressState, stored: Stored | undefined, cause: Cause): Settled {
  if (!stored || stored.allows === 'nothing') {
    const persistence = stored ? 'unavailable' : now.persistence;
    return { state: { ...now, progress: apply(cause, now.progress), persistence } };
  }
  const { record, allows } = stored;
  const found = parseProgress(record, now.progress.employeeId);
  const progress = apply(cause, found ? join(now, found, record) : now.progress);
  const unsaved = (persistence: Persistence) => ({ state: { progress, persistence, record } });
  if (!found) {
    // An unreadable record is never replaced.
    if (record !== null) return unsaved('unavailable');
    // A missing record was removed, and stays removed until the next visit.
    const persistence = now.record === null ? now.persistence : 'removed';
    if (persistence === 'removed' || !isPress(cause)) return unsaved(persistence);
  }
  if (allows === 'reading') return unsaved('unavailable');
  const write = formatProgress(progress);
  const state = { progress, persistence: 'saved', record: write } as const;
  // An unchanged record is not written: other tabs merge every write, and may write in turn.
  return write === record ? { state } : { state, write };
}

/** Presses that a tab could not save are older than a record that another tab has saved since, and give way to it. */
function join(now: ProgressState, found: EmployeeProgress, record: string | null) {
  const isNewer = now.persistence !== 'saved' && record !== now.record;
  return mergeProgress(now.progress, found, isNewer ? (_, saved) => saved : Math.max);
}

const isPress = ({ kind }: Cause): boolean => kind === 'completion' || kind === 'check';

function apply(cause: Cause, progress: EmployeeProgress): EmployeeProgress {
  const add = (milestoneId: string, mission: MissionProgress) =>
    mergeProgress(progress, { ...progress, milestones: [{ milestoneId, missions: [mission] }] });
  switch (cause.kind) {
    case 'look':
      return progress;
    case 'write': {
      const written = parseProgress(cause.record, progress.employeeId);
      return written ? mergeProgress(progress, written) : progress;
    }
    case 'completion': {
      const { milestoneId, missionId: id, completedAt } = cause;
      return add(milestoneId, { id, isCompleted: true, completedAt });
    }
    case 'check': {
      const { milestoneId, missionId: id, step } = cause;
      const mission = progress.milestones
        .find((each) => each.milestoneId === milestoneId)
        ?.missions.find((each) => each.id === id);
      // Another tab may have done the same.
      if (isChecked(mission, step) === cause.isChecked) return progress;
      const steps = { [step]: pressesOf(mission, step) + 1 };
      return add(milestoneId, { id, isCompleted: false, completedAt: null, steps });
    }
  }
}

/** The notice about saving after a press: that saving begins, or that something will be lost. */
export function noticeAfter(
  press: Press['kind'],
  before: Pick<ProgressState, 'record'>,
  persistence: Persistence,
): SavingNotice | undefined {
  switch (persistence) {
    case 'saved':
      return before.record === null ? 'begun' : undefined;
    case 'untilReload':
      return press === 'completion' ? persistence : undefined;
    case 'unavailable':
      return persistence;
    case 'removed':
      return undefined;
  }
}

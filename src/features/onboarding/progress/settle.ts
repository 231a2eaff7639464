import { type EmployeeProgress, isTicked, type MissionProgress } from '../plan/model.ts';
import { formatProgress, mergeProgress, parseProgress } from './progressRecord.ts';

/**
 * Whether progress is saved on this device.
 * - `off`: not yet, or never, as that of the sample employee; it lasts until the page is reloaded or the employee signs out
 * - `on`: yes
 * - `removed`: not any more, for as long as `off`
 * - `unavailable`: the browser has refused to read it, or to write the newest changes, or it is in an unknown format
 */
export type Persistence = 'off' | 'on' | 'removed' | 'unavailable';

export interface ProgressState {
  readonly progress: EmployeeProgress;
  readonly persistence: Persistence;
  /** The record on the device as this tab last knew it; null if there was none. */
  readonly record: string | null;
}

/** What the device holds, and what the browser allows. */
export interface Stored {
  readonly allows: 'everything' | 'reading' | 'nothing';
  readonly record: string | null;
}

interface MissionPlace {
  readonly milestoneId: string;
  readonly missionId: string;
}

export type Press = MissionPlace &
  (
    | { readonly kind: 'completion'; readonly completedAt: string }
    | { readonly kind: 'tick'; readonly step: string; readonly isTicked: boolean }
  );

/** `look`: the device may hold something new. `write`: another tab has written this record. */
export type Cause =
  | Press
  | { readonly kind: 'look' }
  | { readonly kind: 'write'; readonly record: string | null };

/** What is said about saving, each by its sentence in `words.persistence`. */
export type SavingNotice = 'begun' | 'saved' | 'untilReload' | 'removed' | 'unavailable';

interface Settled {
  readonly state: ProgressState;
  /** The new record. If the device refuses it, the same is settled again with a device that allows reading alone. */
  readonly write?: string;
}

/**
 * The next state: joins what the tab knows, what the device holds, and the cause.
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
    // A record that is gone was removed, and stays so until the next visit.
    const persistence = now.record === null ? now.persistence : 'removed';
    if (persistence === 'removed' || !isPress(cause)) return unsaved(persistence);
  }
  if (allows === 'reading') return unsaved('unavailable');
  const write = formatProgress(progress);
  const state = { progress, persistence: 'on', record: write } as const;
  // The same record is not written again: the other tabs join what is written, and may write in turn.
  return write === record ? { state } : { state, write };
}

/** What a tab has pressed and could not save is older than what another tab has saved since, and gives way to it. */
function join(now: ProgressState, found: EmployeeProgress, record: string | null) {
  const isNewer = now.persistence !== 'on' && record !== now.record;
  return mergeProgress(now.progress, found, isNewer ? (_, saved) => saved : Math.max);
}

const isPress = ({ kind }: Cause): boolean => kind === 'completion' || kind === 'tick';

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
    case 'tick': {
      const { milestoneId, missionId: id, step } = cause;
      const mission = progress.milestones
        .find((each) => each.milestoneId === milestoneId)
        ?.missions.find((each) => each.id === id);
      // Another tab may have done the same.
      if (isTicked(mission, step) === cause.isTicked) return progress;
      const steps = { [step]: (mission?.steps?.[step] ?? 0) + 1 };
      return add(milestoneId, { id, isCompleted: false, completedAt: null, steps });
    }
  }
}

/** Said after a press: that saving begins, and what is lost. */
export function noticeAfter(
  press: Press['kind'],
  before: Pick<ProgressState, 'record'>,
  persistence: Persistence,
): SavingNotice | undefined {
  switch (persistence) {
    case 'on':
      return before.record === null ? 'begun' : undefined;
    case 'off':
      return press === 'completion' ? 'untilReload' : undefined;
    case 'unavailable':
      return 'unavailable';
    case 'removed':
      return undefined;
  }
}

/** Shown for as long as it holds. */
export function noticeOf(persistence: Persistence): SavingNotice | undefined {
  switch (persistence) {
    case 'on':
      return 'saved';
    case 'off':
      return undefined;
    case 'unavailable':
    case 'removed':
      return persistence;
  }
}

import type { Status } from '#components/status.ts';
import type { EmployeeProgress, Milestone, Mission } from './model.ts';

/** A mission as the screen shows it: the plan's, joined with the employee's progress. */
export interface MissionView extends Omit<Mission, 'isCompleted'> {
  readonly status: Status;
  /** ISO 8601 timestamp; null while the mission is open, and where the time is not known. */
  readonly completedAt: string | null;
}

export interface MilestoneView {
  readonly id: string;
  readonly name: string;
  readonly missions: readonly MissionView[];
  readonly progress: Progress;
  /** `completed` when every mission is, and so for a milestone without missions. */
  readonly status: Status;
}

/** Joins a plan with what the employee has done. Progress of unknown ids changes nothing. */
export function viewMilestones(
  milestones: readonly Milestone[],
  { milestones: records }: EmployeeProgress,
): MilestoneView[] {
  return milestones.map(({ id, name, missions: planned }) => {
    const done = records.find(({ milestoneId }) => milestoneId === id)?.missions ?? [];
    const missions = planned.map(({ isCompleted, ...mission }): MissionView => {
      const record = done.find((each) => each.id === mission.id);
      return {
        ...mission,
        status: (record?.isCompleted ?? isCompleted) ? 'completed' : 'open',
        completedAt: record?.completedAt ?? null,
      };
    });
    const progress = progressOf(missions);
    const status = progress.completed === progress.total ? 'completed' : 'open';
    return { id, name, missions, progress, status };
  });
}

export interface Progress {
  readonly completed: number;
  readonly total: number;
  /** An integer from 0 to 100; 0 when there is nothing to complete. */
  readonly percentage: number;
}

/** docs/specification.md, section 4. */
export function progressOf(missions: readonly Pick<MissionView, 'status'>[]): Progress {
  const total = missions.length;
  const completed = missions.filter(({ status }) => status === 'completed').length;
  return { completed, total, percentage: total === 0 ? 0 : Math.round((completed / total) * 100) };
}

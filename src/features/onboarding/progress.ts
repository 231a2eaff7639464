import type { Status } from '#components/status.ts';
import type {
  EmployeeProgress,
  Milestone,
  MilestoneProgress,
  Mission,
  MissionProgress,
} from './model.ts';

/** A mission as the screen shows it: the plan's, joined with the employee's progress. */
export interface MissionView extends Omit<Mission, 'isCompleted'> {
  readonly status: Status;
  readonly completedAt: string | null;
}

export interface MilestoneView extends Omit<Milestone, 'missions'> {
  readonly missions: readonly MissionView[];
  readonly tally: Tally;
  /** `completed` when every mission is, and so for a milestone without missions. */
  readonly status: Status;
}

/** Joins a plan with what the employee has done. Progress of unknown ids changes nothing. */
export function viewMilestones(
  milestones: readonly Milestone[],
  progress: EmployeeProgress,
): MilestoneView[] {
  return milestones.map((milestone) => {
    const records = progress.milestones.find(({ milestoneId }) => milestoneId === milestone.id);
    const missions = milestone.missions.map(({ isCompleted, ...mission }): MissionView => {
      const recorded = records?.missions.find(({ id }) => id === mission.id);
      return {
        ...mission,
        status: (recorded?.isCompleted ?? isCompleted) ? 'completed' : 'open',
        completedAt: recorded?.completedAt ?? null,
      };
    });
    const tally = tallyOf(missions);
    const status = tally.completed === tally.total ? 'completed' : 'open';
    return { ...milestone, missions, tally, status };
  });
}

export interface Tally {
  readonly completed: number;
  readonly total: number;
  /** An integer from 0 to 100; 0 when there is nothing to complete. */
  readonly percentage: number;
}

/** docs/specification.md, section 4. */
export function tallyOf(missions: readonly Pick<MissionView, 'status'>[]): Tally {
  const total = missions.length;
  const completed = missions.filter(({ status }) => status === 'completed').length;
  return { completed, total, percentage: total === 0 ? 0 : Math.round((completed / total) * 100) };
}

/** Records a completion. A mission that is completed already keeps its first timestamp. */
export function completeMission(
  progress: EmployeeProgress,
  milestoneId: string,
  missionId: string,
  completedAt: Date,
): EmployeeProgress {
  const completion: MissionProgress = {
    id: missionId,
    isCompleted: true,
    completedAt: completedAt.toISOString(),
  };
  const record = (milestone: MilestoneProgress): MilestoneProgress => {
    const earlier = milestone.missions.find(({ id }) => id === missionId);
    if (earlier?.isCompleted) return milestone;
    const others = milestone.missions.filter(({ id }) => id !== missionId);
    return { ...milestone, missions: [...others, completion] };
  };

  const isKnown = progress.milestones.some((milestone) => milestone.milestoneId === milestoneId);
  const milestones = isKnown
    ? progress.milestones
    : [...progress.milestones, { milestoneId, missions: [] }];
  return {
    ...progress,
    milestones: milestones.map((milestone) =>
      milestone.milestoneId === milestoneId ? record(milestone) : milestone,
    ),
  };
}

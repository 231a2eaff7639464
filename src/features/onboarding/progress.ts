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
  /** `completed` when every mission is, and so for a milestone without missions. */
  readonly status: Status;
}

/** Joins a plan with what the employee has done. Progress of unknown ids changes nothing. */
export function viewMilestones(
  milestones: readonly Milestone[],
  progress: EmployeeProgress,
): MilestoneView[] {
  const progressOf = indexProgress(progress);
  return milestones.map((milestone) => {
    const missions = milestone.missions.map(({ isCompleted, ...mission }): MissionView => {
      const recorded = progressOf(milestone.id, mission.id);
      return {
        ...mission,
        status: (recorded?.isCompleted ?? isCompleted) ? 'completed' : 'open',
        completedAt: recorded?.completedAt ?? null,
      };
    });
    const isCompleted = missions.every(({ status }) => status === 'completed');
    return { ...milestone, missions, status: isCompleted ? 'completed' : 'open' };
  });
}

/** Looks progress up by the ids of milestone and mission. */
function indexProgress({ milestones }: EmployeeProgress) {
  const byMilestone = new Map(
    milestones.map(({ milestoneId, missions }) => [
      milestoneId,
      new Map(missions.map((mission) => [mission.id, mission])),
    ]),
  );
  return (milestoneId: string, missionId: string) => byMilestone.get(milestoneId)?.get(missionId);
}

export interface Tally {
  readonly completed: number;
  readonly total: number;
  /** An integer from 0 to 100; 0 when there is nothing to complete. */
  readonly percentage: number;
}

/** docs/specification.md, section 4. Of one milestone's missions, or of several milestones'. */
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

import type {
  EmployeeProgress,
  Milestone,
  MilestoneProgress,
  MilestoneView,
  MissionProgress,
} from './model.ts';

/** Joins a plan with what the employee has done. Progress of unknown ids changes nothing. */
export function viewMilestones(
  milestones: readonly Milestone[],
  progress: EmployeeProgress,
): MilestoneView[] {
  return milestones.map((milestone) => {
    const recorded = progress.milestones.find(({ milestoneId }) => milestoneId === milestone.id);
    const missions = milestone.missions.map((mission) => ({
      ...mission,
      isCompleted:
        recorded?.missions.find(({ id }) => id === mission.id)?.isCompleted ?? mission.isCompleted,
    }));
    return {
      ...milestone,
      missions,
      isCompleted: missions.every(({ isCompleted }) => isCompleted),
    };
  });
}

export interface Tally {
  readonly completed: number;
  readonly total: number;
  /** An integer from 0 to 100; 0 when there is nothing to complete. */
  readonly percentage: number;
}

/** The specification, section 4. */
export function tallyOf({ missions }: Pick<MilestoneView, 'missions'>): Tally {
  const total = missions.length;
  const completed = missions.filter(({ isCompleted }) => isCompleted).length;
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

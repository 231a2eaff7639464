import { type EmployeeProgress, isTicked, type MissionProgress } from '../plan/model.ts';
import { mergeProgress } from './progressRecord.ts';

export type Change = (progress: EmployeeProgress) => EmployeeProgress;

export const adding =
  (milestones: EmployeeProgress['milestones']): Change =>
  (progress) =>
    mergeProgress(progress, { ...progress, milestones });

const addingMission = (milestoneId: string, mission: MissionProgress) =>
  adding([{ milestoneId, missions: [mission] }]);

export const completing = (milestoneId: string, id: string, completedAt: string): Change =>
  addingMission(milestoneId, { id, isCompleted: true, completedAt });

/** Changes nothing if the step is already ticked, or open. */
export const ticking =
  (milestoneId: string, id: string, step: string, ticks: boolean): Change =>
  (progress) => {
    const milestone = progress.milestones.find((each) => each.milestoneId === milestoneId);
    const mission = milestone?.missions.find((each) => each.id === id);
    if (isTicked(mission, step) === ticks) return progress;
    const steps = { [step]: (mission?.steps?.[step] ?? 0) + 1 };
    return addingMission(milestoneId, { id, isCompleted: false, completedAt: null, steps })(
      progress,
    );
  };

import type { MilestoneView } from './progress.ts';

/** What the employee has chosen. Without a mission, the milestone's first one is meant. */
export interface Selection {
  readonly milestoneId?: string | undefined;
  readonly missionId?: string | undefined;
}

/** An unknown id selects nothing, and is told of, unless there is no plan at all. */
export function resolveSelection(
  milestones: readonly MilestoneView[],
  { milestoneId, missionId }: Selection,
) {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const mission =
    missionId === undefined
      ? milestone?.missions[0]
      : milestone?.missions.find(({ id }) => id === missionId);
  const named = missionId === undefined ? 'milestone' : 'mission';
  const isFound = missionId === undefined ? milestoneId === undefined || milestone : mission;
  return { milestone, mission, unknown: isFound || milestones.length === 0 ? undefined : named };
}

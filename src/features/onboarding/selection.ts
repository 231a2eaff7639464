import type { MilestoneView } from './progress.ts';

/** What the employee has chosen. Without a mission, the milestone's first one is meant. */
export interface Selection {
  readonly milestoneId?: string | undefined;
  readonly missionId?: string | undefined;
}

/** Unknown ids select nothing. */
export function resolveSelection(
  milestones: readonly MilestoneView[],
  { milestoneId, missionId }: Selection,
) {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const mission =
    missionId === undefined
      ? milestone?.missions[0]
      : milestone?.missions.find(({ id }) => id === missionId);
  return { milestone, mission };
}

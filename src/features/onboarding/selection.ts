import type { MilestoneView, MissionView } from './progress.ts';

/** What the employee has chosen. Without a mission, the milestone's first one is meant. */
export interface Selection {
  readonly milestoneId?: string | undefined;
  readonly missionId?: string | undefined;
}

export interface Selected {
  readonly milestone: MilestoneView | undefined;
  readonly mission: MissionView | undefined;
}

/** Unknown ids select nothing. */
export function resolveSelection(
  milestones: readonly MilestoneView[],
  { milestoneId, missionId }: Selection,
): Selected {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const mission =
    missionId === undefined
      ? milestone?.missions[0]
      : milestone?.missions.find(({ id }) => id === missionId);
  return { milestone, mission };
}

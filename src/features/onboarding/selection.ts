import { isSameMission } from './missionHash.ts';
import type { MilestoneView } from './progress.ts';

/** What the employee has chosen. Without a mission, the milestone's first one is meant. */
export interface Selection {
  readonly milestoneId?: string | undefined;
  readonly missionId?: string | undefined;
}

/** Unknown ids select nothing. A mission's hash is as good as its id, whichever of the two is there. */
export function resolveSelection(
  milestones: readonly MilestoneView[],
  { milestoneId, missionId }: Selection,
) {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const mission =
    missionId === undefined
      ? milestone?.standings[0]
      : milestone?.standings.find(({ id }) => isSameMission(id, missionId));
  return { milestone, mission };
}

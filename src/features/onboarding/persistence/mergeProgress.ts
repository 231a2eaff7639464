import type { EmployeeProgress, MissionProgress } from '../model.ts';

/**
 * The union of two records of an employee. Each mission appears once and in the order of the ids, so
 * that it does not matter which record comes first.
 */
export function mergeProgress(one: EmployeeProgress, other: EmployeeProgress): EmployeeProgress {
  const milestones = new Map<string, Map<string, MissionProgress>>();
  for (const { milestoneId, missions } of [...one.milestones, ...other.milestones]) {
    const merged = milestones.get(milestoneId) ?? new Map<string, MissionProgress>();
    for (const mission of missions) {
      merged.set(mission.id, mergeMission(merged.get(mission.id) ?? mission, mission));
    }
    milestones.set(milestoneId, merged);
  }
  return {
    employeeId: one.employeeId,
    milestones: inOrder(milestones).map(([milestoneId, missions]) => ({
      milestoneId,
      missions: inOrder(missions).map(([, mission]) => mission),
    })),
  };
}

/** A completion wins, and of two completions the earlier one. */
function mergeMission(one: MissionProgress, other: MissionProgress): MissionProgress {
  if (!one.isCompleted) return other;
  if (!other.isCompleted) return one;
  return timeOf(other) < timeOf(one) ? other : one;
}

/** A completion of an unknown time counts as later than all that have one. */
const timeOf = ({ completedAt }: MissionProgress) =>
  completedAt === null ? Infinity : Date.parse(completedAt);

const inOrder = <Value>(entries: ReadonlyMap<string, Value>) =>
  [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));

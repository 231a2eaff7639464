import * as v from 'valibot';
import type { EmployeeProgress, MissionProgress } from '../plan/model.ts';

const version = 1;

/** In the spelling of `toISOString`. */
const timestamp = v.pipe(
  v.string(),
  v.check((text) => new Date(text).toJSON() === text),
);

const missionSchema = v.variant('isCompleted', [
  v.object({ id: v.string(), isCompleted: v.literal(true), completedAt: v.nullable(timestamp) }),
  v.object({ id: v.string(), isCompleted: v.literal(false), completedAt: v.null() }),
]);

/** Progress as docs/specification.md, section 3, has it, and the moment of the choice to keep it. */
const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    employeeId: v.string(),
    // Optional, because the first releases did not write it.
    keptSince: v.fallback(v.nullable(timestamp), null),
    milestones: v.array(v.object({ milestoneId: v.string(), missions: v.array(missionSchema) })),
  }),
);

/** Undefined for anything but a whole record of this version and employee. */
export function parseProgress(text: string | null, employeeId: string) {
  const { success, output } = v.safeParse(recordSchema, text);
  return success && output.employeeId === employeeId ? output : undefined;
}

export function formatProgress(
  { employeeId, milestones }: EmployeeProgress,
  keptSince: string | null,
): string {
  return JSON.stringify({ version, employeeId, keptSince, milestones });
}

/**
 * The union of two records of an employee. Each mission appears once and in the order of the ids, so that
 * both orders of the records give the same union.
 */
export function mergeProgress(one: EmployeeProgress, other: EmployeeProgress): EmployeeProgress {
  const merged = new Map<string, Map<string, MissionProgress>>();
  for (const { milestoneId, missions } of [...one.milestones, ...other.milestones]) {
    const byId = merged.get(milestoneId) ?? new Map<string, MissionProgress>();
    merged.set(milestoneId, byId);
    for (const mission of missions) {
      const { id } = mission;
      const before = byId.get(id);
      byId.set(id, before ? mergeMission(before, mission) : mission);
    }
  }
  const milestones = inOrder(merged).map(([milestoneId, missions]) => ({
    milestoneId,
    missions: inOrder(missions).map(([, mission]) => mission),
  }));
  return { employeeId: one.employeeId, milestones };
}

const inOrder = <Value>(byId: ReadonlyMap<string, Value>) =>
  [...byId].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** A completion wins, and of two completions the earlier one. */
function mergeMission(one: MissionProgress, other: MissionProgress): MissionProgress {
  if (!one.isCompleted) return other;
  if (!other.isCompleted) return one;
  return timeOf(other) < timeOf(one) ? other : one;
}

/** A completion of an unknown time counts as later than all that have one. */
const timeOf = ({ completedAt }: MissionProgress) =>
  completedAt === null ? Infinity : Date.parse(completedAt);

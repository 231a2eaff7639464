import * as v from 'valibot';
import type { EmployeeProgress, MissionProgress } from '../plan/model.ts';

const version = 1;

/** As `toISOString` writes it. */
const timestamp = v.pipe(
  v.string(),
  v.check((text) => new Date(text).toJSON() === text),
);

type Steps = NonNullable<MissionProgress['steps']>;

const inOrder = <Value>(byId: ReadonlyMap<string, Value>) =>
  [...byId].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Chooses the number of presses that counts. */
type Choice = (one: number, other: number) => number;

function mergeSteps(one: Steps, other: Steps, choose: Choice): Steps {
  const merged = new Map(Object.entries(one));
  for (const [id, presses] of Object.entries(other)) {
    merged.set(id, choose(merged.get(id) ?? 0, presses));
  }
  return Object.fromEntries(inOrder(merged));
}

/** Not `v.record`, which drops ids such as `prototype`. */
const pressesSchema = v.custom<Steps>(
  (input) =>
    typeof input === 'object' &&
    input !== null &&
    Object.values(input).every((presses) => Number.isInteger(presses)),
);
// If the steps are damaged, only the checks are lost.
const stepsSchema = v.optional(v.fallback(pressesSchema, {}));

const missionSchema = v.variant('isCompleted', [
  v.object({
    id: v.string(),
    isCompleted: v.literal(true),
    completedAt: timestamp,
    steps: stepsSchema,
  }),
  v.object({
    id: v.string(),
    isCompleted: v.literal(false),
    completedAt: v.null(),
    steps: stepsSchema,
  }),
]);

/** Progress as in docs/specification.md, section 3, with checked steps. */
const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    employeeId: v.string(),
    milestones: v.array(v.object({ milestoneId: v.string(), missions: v.array(missionSchema) })),
  }),
);

/** Undefined unless it is a complete record of this version and employee. */
export function parseProgress(text: string | null, employeeId: string) {
  const { success, output } = v.safeParse(recordSchema, text);
  return success && output.employeeId === employeeId ? output : undefined;
}

export const formatProgress = (progress: EmployeeProgress): string =>
  JSON.stringify({ version, ...progress });

/**
 * The union of two records of an employee. Each mission appears once, sorted by id, so that the order of the records
 * does not matter. No clock decides: the record in which a step was pressed more often is the newer one.
 */
export function mergeProgress(
  one: EmployeeProgress,
  other: EmployeeProgress,
  choose: Choice = Math.max,
): EmployeeProgress {
  const merged = new Map<string, Map<string, MissionProgress>>();
  for (const { milestoneId, missions } of [...one.milestones, ...other.milestones]) {
    const byId = merged.get(milestoneId) ?? new Map<string, MissionProgress>();
    merged.set(milestoneId, byId);
    for (const mission of missions) {
      const { id } = mission;
      const before = byId.get(id);
      byId.set(id, before ? mergeMission(before, mission, choose) : mission);
    }
  }
  const milestones = inOrder(merged).map(([milestoneId, missions]) => ({
    milestoneId,
    missions: inOrder(missions).map(([, mission]) => mission),
  }));
  return { employeeId: one.employeeId, milestones };
}

/** A completion wins; of two completions, the earlier one. */
function mergeMission(
  one: MissionProgress,
  other: MissionProgress,
  choose: Choice,
): MissionProgress {
  const steps =
    one.steps && other.steps
      ? mergeSteps(one.steps, other.steps, choose)
      : (one.steps ?? other.steps);
  if (!one.isCompleted) return { ...other, steps };
  if (!other.isCompleted) return { ...one, steps };
  return { ...(other.completedAt < one.completedAt ? other : one), steps };
}

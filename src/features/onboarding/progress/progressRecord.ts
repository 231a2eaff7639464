import * as v from 'valibot';
import type { EmployeeProgress, MissionProgress } from '../plan/model.ts';

const version = 1;

/** Of one mission. A mission has far fewer, but those of its earlier texts are saved, too. */
const maxSteps = 500;

/** In the spelling of `toISOString`. */
const timestamp = v.pipe(
  v.string(),
  v.check((text) => new Date(text).toJSON() === text),
);

type Steps = NonNullable<MissionProgress['steps']>;

const inOrder = <Value>(byId: ReadonlyMap<string, Value>) =>
  [...byId].toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The larger number of presses of each step, in the order of the ids. */
function newestOf(presses: ReadonlyArray<readonly [id: string, presses: number]>): Steps {
  const newest = new Map<string, number>();
  for (const [id, count] of presses) newest.set(id, Math.max(count, newest.get(id) ?? 0));
  return Object.fromEntries(inOrder(newest));
}

/** A step that was pressed once is its id. After more presses, their number follows. */
const writtenStep = /^(.+):(\d{1,9})$/s;

/** A list, because a tab of the release before, which knows ids alone, keeps the texts that it does not know. */
const writeSteps = (steps: Steps) =>
  Object.entries(steps).map(([id, presses]) => (presses === 1 ? id : `${id}:${presses}`));

const readSteps = (written: string[]): Steps =>
  newestOf(
    written.map((text) => {
      const [, id = text, presses = '1'] = writtenStep.exec(text) ?? [];
      return [id, Number(presses)] as const;
    }),
  );

const stepsSchema = v.pipe(v.array(v.string()), v.maxLength(maxSteps), v.transform(readSteps));

const inEachMission = {
  id: v.string(),
  // Optional, because earlier releases do not write them. A list that is not in order loses the ticks alone.
  steps: v.optional(v.fallback(stepsSchema, {})),
};

const missionSchema = v.variant('isCompleted', [
  v.object({
    ...inEachMission,
    isCompleted: v.literal(true),
    completedAt: v.nullable(timestamp),
  }),
  v.object({ ...inEachMission, isCompleted: v.literal(false), completedAt: v.null() }),
]);

/** Progress as docs/specification.md, section 3, has it, ticked steps, and the moment since when they are saved. */
const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    employeeId: v.string(),
    // Records of earlier releases have this name; the first ones lack it.
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
  savedSince: string | null,
): string {
  const written = milestones.map(({ milestoneId, missions }) => ({
    milestoneId,
    missions: missions.map(({ steps, ...mission }) => ({
      ...mission,
      ...(steps && { steps: writeSteps(steps) }),
    })),
  }));
  return JSON.stringify({ version, employeeId, keptSince: savedSince, milestones: written });
}

/**
 * The union of two records of an employee. Each mission appears once and in the order of the ids, so that
 * both orders of the records give the same union. No clock decides: of a step, the record with more presses is the newer one.
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

/** A completion wins, and of two completions the earlier one. */
function mergeMission(one: MissionProgress, other: MissionProgress): MissionProgress {
  const steps =
    one.steps && other.steps
      ? newestOf([...Object.entries(one.steps), ...Object.entries(other.steps)])
      : (one.steps ?? other.steps);
  if (!one.isCompleted) return { ...other, steps };
  if (!other.isCompleted) return { ...one, steps };
  return { ...(timeOf(other) < timeOf(one) ? other : one), steps };
}

/** A completion of an unknown time counts as later than all that have one. */
const timeOf = ({ completedAt }: MissionProgress) =>
  completedAt === null ? Infinity : Date.parse(completedAt);

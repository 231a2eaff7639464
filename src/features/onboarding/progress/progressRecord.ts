import * as v from 'valibot';
import type { EmployeeProgress, MissionProgress } from '../plan/model.ts';

const version = 1;

/** For one mission. A mission has far fewer, but the steps of its earlier texts are saved, too. */
const maxSteps = 500;

/** As `toISOString` writes it. */
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

/** A step pressed once is written as its id, otherwise as its id and the number of presses. */
const writtenStep = /^(.+):(\d{1,9})$/s;

/** A list, because a tab of the previous release, which only knows ids, keeps texts that it does not know. */
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
  // Optional, because earlier releases do not write them. A damaged list only loses the ticks.
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

/** Progress as in docs/specification.md, section 3, with ticked steps, and the time since when it is saved. */
const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    employeeId: v.string(),
    // The name in records of earlier releases; the first ones lack it.
    keptSince: v.fallback(v.nullable(timestamp), null),
    milestones: v.array(v.object({ milestoneId: v.string(), missions: v.array(missionSchema) })),
  }),
);

/** Undefined unless it is a complete record of this version and employee. */
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
 * The union of two records of an employee. Each mission appears once, sorted by id, so that the order of the records
 * does not matter. No clock decides: the record in which a step was pressed more often is the newer one.
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

/** A completion wins, and the earlier of two completions. */
function mergeMission(one: MissionProgress, other: MissionProgress): MissionProgress {
  const steps =
    one.steps && other.steps
      ? newestOf([...Object.entries(one.steps), ...Object.entries(other.steps)])
      : (one.steps ?? other.steps);
  if (!one.isCompleted) return { ...other, steps };
  if (!other.isCompleted) return { ...one, steps };
  return { ...(timeOf(other) < timeOf(one) ? other : one), steps };
}

/** A completion at an unknown time counts as later than those with a time. */
const timeOf = ({ completedAt }: MissionProgress) =>
  completedAt === null ? Infinity : Date.parse(completedAt);

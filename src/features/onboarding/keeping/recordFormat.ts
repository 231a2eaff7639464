import * as v from 'valibot';
import type { EmployeeProgress } from '../model.ts';
import { mergeProgress } from './mergeProgress.ts';

const version = 1;

/** In the one spelling that `toISOString` has for it. */
const timestamp = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text),
);

const mission = v.variant('isCompleted', [
  v.object({ id: v.string(), isCompleted: v.literal(true), completedAt: v.nullable(timestamp) }),
  v.object({ id: v.string(), isCompleted: v.literal(false), completedAt: v.null() }),
]);

const json = v.pipe(v.string(), v.parseJson());

const record = v.pipe(
  json,
  v.object({
    version: v.literal(version),
    employeeId: v.string(),
    keptSince: v.fallback(v.nullable(timestamp), null),
    milestones: v.array(v.object({ milestoneId: v.string(), missions: v.array(mission) })),
  }),
);

/** A later release may keep another shape, and it alone can read that. */
const newerRecord = v.pipe(
  json,
  v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(version + 1)) }),
);

/** What a device keeps of an employee. */
export interface KeptRecord {
  readonly progress: EmployeeProgress;
  /** ISO 8601 timestamp; null where an earlier release has not noted it. */
  readonly keptSince: string | null;
}

/** Spells equal records equally. */
export function formatRecord({ progress, keptSince }: KeptRecord): string {
  const { employeeId, milestones } = progress;
  return JSON.stringify({ version, employeeId, keptSince, milestones });
}

/** Undefined for anything but a whole record of this version and employee. */
export function parseRecord(text: string, employeeId: string): KeptRecord | undefined {
  const { success, output } = v.safeParse(record, text);
  if (!success || output.employeeId !== employeeId) return undefined;
  const nothing = { employeeId, milestones: [] };
  const { milestones, keptSince } = output;
  return { progress: mergeProgress({ employeeId, milestones }, nothing), keptSince };
}

export function isOfNewerVersion(text: string): boolean {
  return v.is(newerRecord, text);
}

import * as v from 'valibot';
import type { EmployeeProgress } from '../model.ts';

const version = 1;

/** In the one spelling that `toISOString` has for it. */
const timestamp = v.pipe(
  v.string(),
  v.check((text) => new Date(text).toJSON() === text),
);

const mission = v.variant('isCompleted', [
  v.object({ id: v.string(), isCompleted: v.literal(true), completedAt: v.nullable(timestamp) }),
  v.object({ id: v.string(), isCompleted: v.literal(false), completedAt: v.null() }),
]);

/** Progress as docs/specification.md, section 3, has it, and the moment of the choice to keep it. */
const record = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(version),
    employeeId: v.string(),
    // The first releases did not note it.
    keptSince: v.fallback(v.nullable(timestamp), null),
    milestones: v.array(v.object({ milestoneId: v.string(), missions: v.array(mission) })),
  }),
);

/** Undefined for anything but a whole record of this version and employee. */
export function parseProgress(text: string | null, employeeId: string) {
  const { success, output } = v.safeParse(record, text);
  return success && output.employeeId === employeeId ? output : undefined;
}

export function formatProgress(
  { employeeId, milestones }: EmployeeProgress,
  keptSince: string | null,
): string {
  return JSON.stringify({ version, employeeId, keptSince, milestones });
}

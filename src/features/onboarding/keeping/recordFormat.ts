import type { EmployeeProgress, MilestoneProgress, MissionProgress } from '../model.ts';
import { mergeProgress } from './mergeProgress.ts';

const version = 1;

/** Spells equal progress equally. */
export function formatRecord({ employeeId, milestones }: EmployeeProgress): string {
  return JSON.stringify({ version, employeeId, milestones });
}

/** Undefined for anything but a whole record of this version and employee. */
export function parseRecord(text: string, employeeId: string): EmployeeProgress | undefined {
  const record = parseJson(text);
  if (!isObject(record) || record['version'] !== version) return undefined;
  if (record['employeeId'] !== employeeId) return undefined;
  const milestones = listOf(record['milestones'], readMilestone);
  return milestones && mergeProgress({ employeeId, milestones }, { employeeId, milestones: [] });
}

/** A later release may keep another shape, and it alone can read that. */
export function isOfNewerVersion(text: string): boolean {
  const record = parseJson(text);
  if (!isObject(record)) return false;
  const { version: found } = record;
  return typeof found === 'number' && Number.isInteger(found) && found > version;
}

function readMilestone(value: unknown): MilestoneProgress | undefined {
  if (!isObject(value)) return undefined;
  const { milestoneId } = value;
  const missions = listOf(value['missions'], readMission);
  return typeof milestoneId === 'string' && missions ? { milestoneId, missions } : undefined;
}

function readMission(value: unknown): MissionProgress | undefined {
  if (!isObject(value)) return undefined;
  const { id, isCompleted, completedAt } = value;
  if (typeof id !== 'string') return undefined;
  if (isCompleted === false) {
    return completedAt === null ? { id, isCompleted, completedAt } : undefined;
  }
  if (isCompleted !== true) return undefined;
  return completedAt === null || isTimestamp(completedAt)
    ? { id, isCompleted, completedAt }
    : undefined;
}

/** In the one spelling that `toISOString` has for it. */
function isTimestamp(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString() === value;
}

/** Undefined as soon as one entry cannot be read. */
function listOf<Item>(
  value: unknown,
  read: (entry: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
